import { rm } from 'node:fs/promises';
import { analysisSchema } from '@adjudge/engine';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { Workspace, type Outcome, ROOT, banner, run } from './adjudge.ts';

const COPY = 'Hot tea on the summit. Save 30% on every bottle until Sunday. Shop bottles today.';
const desk = new Workspace();

beforeAll(async () => {
  await desk.put('banner.png', await banner());
});
afterAll(() => rm(desk.folder, { recursive: true }));

describe('adjudge grade', () => {
  it('prints a readable summary and exits with 1 when the score is below --min-score', async () => {
    const { status, stdout } = await desk.adjudge('grade', 'banner.png', '--min-score', '99.5');
    expect(status).toBe(1);
    expect(stdout).toMatch(/^banner\.png: \d+(\.\d)?  [A-F][+-]? \(/);
    expect(stdout).toContain('Message Clarity');
    expect(stdout).not.toContain('Copy Quality');
  });
});

const box = z.strictObject({ x: z.number(), y: z.number(), w: z.number(), h: z.number() });

/** The fields that external checks read. */
const artifactsSchema = z.object({
  image: z.object({ width: z.literal(720), height: z.literal(540) }),
  text: z
    .array(
      z.object({
        text: z.string(),
        box,
        confidence: z.number().min(0).max(1),
        contrast: z.number().min(1).max(21),
        role: z.enum(['headline', 'offer', 'body', 'callToAction', 'legal', 'brand', 'label']),
      }),
    )
    .min(3),
  faces: z.array(z.object({ box, confidence: z.number() })),
  clutter: z.object({ score: z.number().min(0).max(100) }),
  impression: z.object({ design: z.object({ rating: z.number().min(0).max(100) }) }),
  palette: z
    .array(z.object({ hex: z.string().regex(/^#[0-9a-f]{6}$/), share: z.number().min(0).max(1) }))
    .min(2),
  callToAction: z.object({ text: z.string(), box }),
});

describe('adjudge grade --json --artifacts', () => {
  let outcome: Outcome;

  beforeAll(async () => {
    const options = ['--json', '--copy', COPY, '--min-score', '0', '--artifacts', 'out/files'];
    outcome = await desk.adjudge('grade', 'banner.png', ...options);
  });

  it('prints only the report, byte-identical through npm, without artifacts and with --copy-file', async () => {
    const copy = await desk.put('copy.txt', `\n  ${COPY}\r\n`);
    const file = desk.at('banner.png');
    const words = ['run', '--silent', 'adjudge', '--', 'grade', file, '--json', '--copy-file', copy];
    const again = await run('npm', words, ROOT);
    expect([outcome.status, again.status, outcome.stderr, again.stderr]).toEqual([0, 0, '', '']);
    expect(again.stdout === outcome.stdout, 'the same bytes').toBe(true);
    const analysis = analysisSchema.parse(JSON.parse(outcome.stdout));
    expect(analysis).toMatchObject({ kind: 'banner-copy', adCopy: COPY });
  });

  it('writes the measurements under the field names that external checks read', async () => {
    const artifacts = artifactsSchema.parse(await desk.json('out/files/artifacts.json'));
    expect(artifacts.callToAction.text).toBe('Shop bottles');
    expect(artifacts.text.map(({ role }) => role)).toContain('headline');
    for (const { x, y, w, h } of [artifacts.callToAction.box, ...artifacts.text.map((line) => line.box)]) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x + w, y + h)).toBeLessThanOrEqual(1.001);
    }
  });

  it('draws an 8-bit grayscale attention map and an overlay on the banner', async () => {
    expect(await sharp(desk.at('out/files/attention.png')).metadata()).toMatchObject({
      format: 'png',
      channels: 1,
      depth: 'uchar',
      width: 720,
      height: 540,
    });
    const overlay = sharp(desk.at('out/files/overlay.png'));
    expect(await overlay.metadata()).toMatchObject({ format: 'png', width: 720, height: 540 });
    const drawn = await overlay.removeAlpha().raw().toBuffer();
    expect(Buffer.compare(drawn, await sharp(desk.at('banner.png')).removeAlpha().raw().toBuffer())).not.toBe(
      0,
    );
  });
});
