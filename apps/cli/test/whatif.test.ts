import { rm } from 'node:fs/promises';
import { whatIfSchema } from '@adjudge/engine';
import { exampleBanner, renderBanner } from '@adjudge/engine/testing';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Workspace, type Outcome } from './adjudge.ts';

const desk = new Workspace();
afterAll(() => rm(desk.folder, { recursive: true }));

/** The example banner at half its size, with text barely darker than its background. */
async function paleBanner(): Promise<Uint8Array> {
  const { lines, logo, button, ...square } = exampleBanner();
  const pale = lines.map((line) => ({ ...line, size: line.size / 2, colour: '#d9b48c' }));
  const { png } = await renderBanner({
    ...square,
    width: 540,
    height: 540,
    lines: pale,
    ...(logo && { logo: { ...logo, size: logo.size / 2 } }),
    ...(button && { button }),
  });
  return png;
}

describe('adjudge whatif', () => {
  let outcome: Outcome;
  beforeAll(async () => {
    await desk.put('pale.png', await paleBanner());
    outcome = await desk.adjudge('whatif', 'pale.png', '--json', '--out', 'fixes');
  });

  it('prints the actual gain of each change', () => {
    expect(outcome).toMatchObject({ status: 0, stderr: '' });
    const [first] = whatIfSchema.parse(JSON.parse(outcome.stdout)).fixes;
    expect(first).toMatchObject({ id: 'stronger-letters', audit: 'text-contrast' });
    expect(first?.gain).toBeGreaterThan(1);
  });

  it('writes the pictures under the file names in what-if.json', async () => {
    const { fixes } = whatIfSchema.parse(await desk.json('fixes/what-if.json'));
    const { before, after } = fixes[0]!.pictures!.full;
    for (const { name, width, height } of [before, after]) {
      expect(await sharp(desk.at('fixes', name)).metadata()).toMatchObject({ format: 'jpeg', width, height });
    }
  });
});

describe('adjudge whatif without a file', () => {
  it('prints an error and exits with 2', async () => {
    const { status, stderr } = await desk.adjudge('whatif');
    expect([status, stderr]).toEqual([2, 'adjudge: whatif takes one FILE.\n']);
  });
});

describe('adjudge whatif with a video', () => {
  it('refuses it from its first bytes, even if the rest is missing', async () => {
    await desk.put('begun.mp4', Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2'));
    const { status, stderr } = await desk.adjudge('whatif', 'begun.mp4');
    expect([status, stderr]).toEqual([2, 'adjudge: Fixes can only be tried on banners.\n']);
  });
});
