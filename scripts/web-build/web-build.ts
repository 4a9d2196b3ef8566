import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, bin, run } from '../command.ts';

const WEB = path.join(ROOT, 'apps', 'web');
const STAMP = path.join(WEB, 'dist', '.sources');
/** Everything that the build reads. */
export const SOURCES = [
  'package-lock.json',
  'apps/web/{index.html,vite.config.ts,build/**,public/**,src/**}',
  'packages/contract/src/**',
  'packages/engine/src/{*.ts,report/*.ts,scoring/**/*.{ts,json},what-if/result.ts}',
  'packages/engine/src/{grading/progress,computed/{sample-size,layout/place-name,attention/attention-share},rubrics/category-questions}.ts',
  'packages/engine/src/{language-model/model,vision-reader/reading}-failure.ts',
];

function digest(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: ROOT }).toSorted()) {
    const full = path.join(ROOT, file);
    if (statSync(full).isFile()) hash.update(file).update('\0').update(readFileSync(full)).update('\0');
  }
  return hash.digest('hex');
}

/** Builds the web app if its sources have changed since the last build. */
export async function ensureWebBuild(): Promise<void> {
  const wanted = digest();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  process.stderr.write('adjudge: building the web app …\n');
  await vite(['build']);
  await vite(['build', '--ssr', 'src/prerender.tsx', '--outDir', 'dist/prerender']);
  await prerenderPages();
  writeFileSync(STAMP, wanted);
}

async function vite([command = '', ...rest]: readonly string[]): Promise<void> {
  const config = path.join(WEB, 'vite.config.ts');
  const { status, output } = await run(
    bin('vite'),
    [command, WEB, '--config', config, '--logLevel', 'warn', ...rest],
    { quiet: true, env: { NODE_ENV: 'production' } },
  );
  if (status !== 0) throw new Error(`The web could not be built:\n${output}`);
}

/** Runs in a separate process: React reads NODE_ENV only once, and this process goes on to be the server or the tests. */
async function prerenderPages(): Promise<void> {
  const { status, output } = await run(process.execPath, [path.join(import.meta.dirname, 'draw-pages.ts')], {
    quiet: true,
    env: { NODE_ENV: 'production' },
  });
  if (status !== 0) throw new Error(`The public pages could not be prerendered:\n${output}`);
}
