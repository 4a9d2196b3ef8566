import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { identityOf, ownerTag } from './process-identity.ts';
import { sweepScratchFolders } from './scratch-folder.ts';

const MODULE = new URL('./scratch-folder.ts', import.meta.url).href;

let shared: string;
beforeEach(() => {
  shared = mkdtempSync(path.join(tmpdir(), 'adjudge-shared-'));
});
afterEach(() => rmSync(shared, { recursive: true }));

/** Starts a process that writes a temporary file and says so. What it does next is up to `ending`. */
async function startProcess(ending: string) {
  const script = `import { writeFileSync } from 'node:fs'; import { tmpdir } from 'node:os';
    import { useScratchFolder } from '${MODULE}';
    useScratchFolder(); writeFileSync(tmpdir() + '/creative', 'a film'); console.log('there'); ${ending}`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, TMPDIR: shared },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  return { child, ended };
}

it('a scratch folder is removed with its process, or by the next process if that was killed', async () => {
  const neighbor = await startProcess('setTimeout(() => {}, 60_000)');
  const killed = await startProcess('setTimeout(() => {}, 60_000)');
  expect(readdirSync(shared)).toHaveLength(2);
  killed.child.kill('SIGKILL');
  await killed.ended;
  expect(readdirSync(shared)).toHaveLength(2);

  const next = await startProcess('process.exit(0)');
  await next.ended;
  const [left, ...others] = readdirSync(shared);
  expect([left?.split('-')[3], others]).toEqual([String(neighbor.child.pid), []]);
  expect(existsSync(path.join(shared, left ?? '', 'creative'))).toBe(true);

  neighbor.child.kill('SIGKILL');
  await neighbor.ended;
  sweepScratchFolders(shared);
  expect(readdirSync(shared)).toEqual([]);
});

it('a scratch folder survives a reused process id, and folders of other hosts are kept for a day', () => {
  const own = identityOf(process.pid);
  const mine = `adjudge-scratch-${ownerTag()}-abc`;
  const before = `adjudge-scratch-${ownerTag({ ...own, start: `1${own.start}` })}-abc`;
  const elsewhere = ownerTag().replace(/^\w{8}/, '00000000');
  const fresh = `adjudge-scratch-${elsewhere}-abc`;
  const stale = `adjudge-scratch-${elsewhere}-old`;
  const unrelated = 'adjudge-something';
  for (const name of [mine, before, fresh, stale, unrelated]) mkdirSync(path.join(shared, name));
  const daysAgo = Date.now() / 1000 - 2 * 86_400;
  utimesSync(path.join(shared, stale), daysAgo, daysAgo);
  sweepScratchFolders(shared);
  expect(readdirSync(shared).toSorted()).toEqual([mine, fresh, unrelated].toSorted());
});
