import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Prisma's command line wants to download an engine before it generates anything, though nothing here needs
// one: any executable that exists keeps it from trying.
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const models = readFileSync(join(root, 'prisma/models.prisma'), 'utf8');

for (const provider of ['sqlite']) {
  const out = join(root, 'server/store/generated', provider);
  const schema = `${readFileSync(join(root, `prisma/${provider}.prisma`), 'utf8')}\n${models}`;
  const digest = createHash('sha256').update(schema).digest('hex');
  const mark = join(out, '.digest');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === digest) continue;
  rmSync(out, { recursive: true, force: true });
  const file = join(root, `prisma/.${provider}.generated.prisma`);
  writeFileSync(file, schema);
  const run = spawnSync(
    process.execPath,
    [join(root, 'node_modules/prisma/build/index.js'), 'generate', '--schema', file],
    {
      cwd: root,
      encoding: 'utf8',
      env: {
        ...process.env,
        PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
        CHECKPOINT_DISABLE: '1',
        PRISMA_HIDE_UPDATE_MESSAGE: '1',
      },
    },
  );
  rmSync(file, { force: true });
  if (run.status !== 0) {
    process.stderr.write(`${run.stdout}${run.stderr}`);
    process.exit(1);
  }
  mkdirSync(out, { recursive: true });
  writeFileSync(mark, digest);
}
