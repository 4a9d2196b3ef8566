import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { gatherCopyAgain } from '../src/gatherers/index.ts';
import { regrade } from '../src/grading/grade.ts';
import type { Analysis } from '../src/index.ts';
import { exampleBanner, renderBanner } from '../src/testing/index.ts';
import { type CachedGrade, cachedGrade } from '../src/testing/cache/cached-grade.ts';
import { scoreOf } from '../src/testing/score-of.ts';

const COPY =
  'Hot tea on the summit: the Tarnwell bottle keeps 750 ml warm for 18 hours. Save 30% on every bottle until Sunday. Shop bottles today.';
const SHOUTED = COPY.toUpperCase().replaceAll('.', '!!!');
const OTHER_OFFER =
  'Compare car insurance in two minutes. Drivers save 45% on their first year with Fenwick Cover. Get your free quote today.';

type Spec = ReturnType<typeof exampleBanner>;
const withLines = (change: (line: Spec['lines'][number]) => Partial<Spec['lines'][number]>): Spec => {
  const spec = exampleBanner();
  return { ...spec, lines: spec.lines.map((line) => ({ ...line, ...change(line) })) };
};

async function graded(
  spec: Spec,
  spoil: (png: Uint8Array) => Promise<Uint8Array> = async (png) => png,
): Promise<CachedGrade> {
  const { png } = await renderBanner(spec);
  return cachedGrade({ bytes: await spoil(png), fileName: 'banner.png', copy: COPY });
}

const analyze = async (...asked: Parameters<typeof graded>): Promise<Analysis> =>
  (await graded(...asked)).analysis;

const blur = async (png: Uint8Array): Promise<Uint8Array> => sharp(png).blur(4).png().toBuffer();

describe('banner variations', () => {
  let whole: CachedGrade;
  let before: Analysis;
  /** Regrades the same measurements of the picture with another copy. */
  const withCopy = async (copy: string): Promise<Analysis> =>
    regrade({ fileName: 'banner.png', copy }, await gatherCopyAgain(copy, whole.measured), {}).analysis;

  beforeAll(async () => {
    whole = await graded(exampleBanner());
    before = whole.analysis;
  }, 60_000);

  it.each([
    ['with a blur', 'sharpness', () => analyze(exampleBanner(), blur)],
    ['with pale text', 'text-contrast', () => analyze(withLines(() => ({ colour: '#e0b58d' })))],
    [
      'with shrunken text',
      'text-size',
      () => analyze(withLines(({ size }) => ({ size: Math.round(size * 0.4) }))),
    ],
    ['without its button', 'call-to-action-presence', () => analyze({ ...exampleBanner(), button: null })],
    [
      'with a button that blends into the background',
      'call-to-action',
      () => {
        const spec = exampleBanner();
        return analyze({ ...spec, button: { ...spec.button!, fill: '#12303a', ink: '#27434c' } });
      },
    ],
    ['with added clutter', 'clutter', () => analyze({ ...exampleBanner(), clutter: 60 })],
    ['with all-caps copy', 'policy-capitals', () => withCopy(SHOUTED)],
    ['with a different offer in the copy', 'message-match', () => withCopy(OTHER_OFFER)],
  ])('a banner %s loses in %s and does not gain overall', async (_, concerned, worsen) => {
    const after = await worsen();
    expect(scoreOf(after, concerned)).toBeLessThan(scoreOf(before, concerned) - 3);
    expect(after.overallScore).toBeLessThanOrEqual(before.overallScore ?? 0);
  });

  it.each([
    ['saved as a JPEG at quality 85', (png: Uint8Array) => sharp(png).jpeg({ quality: 85 }).toBuffer()],
    ['at three quarters of the size', (png: Uint8Array) => sharp(png).resize(810, 810).png().toBuffer()],
    [
      'cropped by 2 %',
      (png: Uint8Array) =>
        sharp(png).extract({ left: 11, top: 11, width: 1058, height: 1058 }).png().toBuffer(),
    ],
  ])('a banner %s keeps its score within 3 points', async (_, change) => {
    const after = await analyze(exampleBanner(), change);
    expect(Math.abs((after.overallScore ?? 0) - (before.overallScore ?? 0))).toBeLessThanOrEqual(3);
  });
});
