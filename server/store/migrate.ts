import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  bindMigrationAwareSqlAdapterFactory,
  type SqlMigrationAwareDriverAdapterFactory,
} from '@prisma/driver-adapter-utils';

/**
 * Prisma's own migration engine, as WebAssembly. It is an internal interface of Prisma, used in this file only; the
 * folders are in Prisma's format, so that `prisma migrate deploy` does the same.
 */

type Migration = {
  readonly path: string;
  readonly migrationFile: {
    readonly path: string;
    readonly content: { readonly tag: 'ok'; readonly value: string };
  };
};

function migrationsList(folder: string) {
  const migrationDirectories = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(
      ({ name }): Migration => ({
        path: name,
        migrationFile: {
          path: 'migration.sql',
          content: { tag: 'ok', value: readFileSync(join(folder, name, 'migration.sql'), 'utf8') },
        },
      }),
    )
    .sort((a, b) => (a.path < b.path ? -1 : 1));
  return {
    baseDir: folder,
    lockfile: {
      path: 'migration_lock.toml',
      content: readFileSync(join(folder, 'migration_lock.toml'), 'utf8'),
    },
    shadowDbInitScript: '',
    migrationDirectories,
  };
}

type Engine = {
  readonly diff: (input: object) => Promise<{ readonly stdout: string }>;
  readonly applyMigrations: (input: object) => Promise<{
    readonly appliedMigrationNames: readonly string[];
  }>;
};

type Bindings = {
  readonly __wbg_set_wasm: (wasm: WebAssembly.Exports) => void;
  readonly SchemaEngine: {
    readonly new: (
      schemas: { readonly datamodels: readonly (readonly [string, string])[] },
      log: (line: string) => void,
      adapter: unknown,
    ) => Promise<Engine>;
  };
};

let bindings: Promise<Bindings> | null = null;

/** Its glue keeps one instance's memory in module variables, so a process loads it once. */
async function load(): Promise<Bindings> {
  const require = createRequire(import.meta.url);
  const folder = dirname(require.resolve('@prisma/schema-engine-wasm'));
  const loaded = (await import(join(folder, 'schema_engine_bg.js'))) as Bindings;
  const bytes = readFileSync(join(folder, 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(bytes, {
    './schema_engine_bg.js': loaded as unknown as WebAssembly.ModuleImports,
  });
  loaded.__wbg_set_wasm(instance.exports);
  const { __wbindgen_start: start } = instance.exports;
  if (typeof start === 'function') start();
  return loaded;
}

async function startEngine(
  schema: string,
  factory: SqlMigrationAwareDriverAdapterFactory,
): Promise<Engine> {
  bindings ??= load();
  const { SchemaEngine } = await bindings;
  return SchemaEngine.new(
    { datamodels: [['schema.prisma', schema]] },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(factory),
  );
}

const filters = { externalTables: [], externalEnums: [] };

export type Migrating = {
  /** The project's `prisma` folder. */
  readonly folder: string;
  readonly provider: 'sqlite';
  readonly factory: SqlMigrationAwareDriverAdapterFactory;
};

function schemaOf({ folder, provider }: Migrating): string {
  const read = (name: string) => readFileSync(join(folder, `${name}.prisma`), 'utf8');
  return `${read(provider)}\n${read('models')}`;
}

/** Brings the database up to date; the names of what was applied. */
export async function migrate(migrating: Migrating): Promise<readonly string[]> {
  const engine = await startEngine(schemaOf(migrating), migrating.factory);
  const folder = join(migrating.folder, 'migrations', migrating.provider);
  const { appliedMigrationNames } = await engine.applyMigrations({
    migrationsList: migrationsList(folder),
    filters,
  });
  return appliedMigrationNames;
}

/** The SQL that makes an empty database into what the models say. */
export async function schemaScript(migrating: Migrating): Promise<string> {
  const schema = schemaOf(migrating);
  const engine = await startEngine(schema, migrating.factory);
  const { stdout } = await engine.diff({
    from: { tag: 'empty' },
    to: {
      tag: 'schemaDatamodel',
      files: [{ path: 'schema.prisma', content: schema }],
      configDir: '.',
    },
    script: true,
    exitCode: null,
    shadowDatabaseUrl: null,
    filters,
  });
  return stdout;
}
