import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const ORT = new URL('./ort.ts', import.meta.url).href;

it('opens a network without sending telemetry', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'adjudge-ort-'));
  const { CI: _, ORT_DISABLE_TELEMETRY: __, ...env } = process.env;
  const script = `const { openNetwork } = await import('${ORT}'); await openNetwork('textTurn');`;
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...env, TMPDIR: folder },
  });
  // If it reported, it would store a session id and a log there.
  expect(readdirSync(folder)).toEqual([]);
  rmSync(folder, { recursive: true });
});
