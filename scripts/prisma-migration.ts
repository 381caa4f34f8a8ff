import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PrismaLibSql } from '@prisma/adapter-libsql';
import { schemaScript } from '@/server/store/migrate.ts';

// The first migration of a provider; later ones are written by hand or by `prisma migrate diff`, in the same format.
const folder = join(import.meta.dirname, '../prisma');
const [name = 'init'] = process.argv.slice(2);
const factory = new PrismaLibSql({ url: 'file::memory:' });
const script = await schemaScript({ folder, provider: 'sqlite', factory });
const out = join(folder, 'migrations/sqlite', `20261201000000_${name}`);
mkdirSync(out, { recursive: true });
writeFileSync(join(out, 'migration.sql'), script);
writeFileSync(join(folder, 'migrations/sqlite/migration_lock.toml'), 'provider = "sqlite"\n');
