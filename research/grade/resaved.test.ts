import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { textLine } from '../../packages/engine/src/testing/index.ts';
import { REAPPLIED, codeDigest } from '../data/measurement-cache.ts';
import type { RatedCreative } from './rated.ts';
import { resavedCreatives } from './resaved.ts';

const data = mkdtempSync(path.join(tmpdir(), 'adjudge-resaved-'));
afterEach(() => rmSync(data, { recursive: true }));

it('copies have their elements decided by the current ranker, as their originals do', async () => {
  const line = textLine({
    text: 'Every ridge, one shoe',
    height: 0.12,
    box: { x: 0.3, y: 0.2, w: 0.4, h: 0.12 },
  });
  const scene = { lines: [line], panels: [null], faces: [], things: [], symbols: [], ratio: 1, copy: '' };
  const gathered = {
    artifacts: { text: [{ ...line, role: 'legal' }], elements: { headline: null } },
    confidence: {},
    failures: {},
  };
  const stamp = { code: codeDigest(REAPPLIED) };
  const write = (folder: string, name: string, content: unknown): void => {
    mkdirSync(path.join(data, folder), { recursive: true });
    writeFileSync(path.join(data, folder, name), JSON.stringify(content));
  };
  write('banners', 'a.png', 'not decoded, because all is cached');
  for (const at of [0, 1]) {
    write('grade', `banners_a.png.resaved-${at}.json`, { stamp, gathered, pooled: '' });
    write('elements', `banners_a.png.resaved-${at}.json`, { stamp, ...scene });
  }
  const original = { set: 'banners', file: 'a.png' } as unknown as RatedCreative;
  const copies = await resavedCreatives([original], data, path.join(data, 'grade'));
  expect(
    copies.map(({ of, gathered: { artifacts } }) => [
      of,
      artifacts.text![0]!.role,
      artifacts.elements?.headline?.text,
    ]),
  ).toEqual(Array.from({ length: 2 }, () => [0, 'headline', 'Every ridge, one shoe']));
});
