import { describe, expect, it } from 'vitest';
import { readCopy } from '../gatherers/copy.ts';
import { brandMark, textLine } from '../testing/index.ts';
import type { AdWords } from './ad-facts.ts';
import { rewriteForEmotion } from './emotional-rewrites.ts';

const ad = (copy: string | null, over: Partial<AdWords> = {}): AdWords => {
  const read = copy === null ? null : readCopy(copy);
  return { copy: read?.ok ? read.value : null, text: [], callToAction: null, brand: [], ...over };
};

const MATTRESS =
  'The Lumen mattress keeps you cool all night. 40% off until Sunday, with a 100-night trial. Shop mattresses.';

describe('emotional rewrites', () => {
  it('retell the facts of the ad', () => {
    const rewrites = rewriteForEmotion(ad(MATTRESS, { brand: [brandMark({ text: 'Lumen' })] }));
    expect(rewrites.length).toBeGreaterThanOrEqual(2);
    expect(rewrites.find(({ emotion }) => emotion === 'Excitement')?.text).toBe(
      '40% off the Lumen mattress, until Sunday! The Lumen mattress keeps you cool all night. Shop mattresses.',
    );
    expect(rewrites.find(({ emotion }) => emotion === 'Trust')?.text).toContain('a 100-night trial');
  });

  it('invent no figure', () => {
    for (const { text } of rewriteForEmotion(ad(MATTRESS))) {
      for (const figure of text.match(/\d+/g) ?? []) expect(['40', '100']).toContain(figure);
    }
  });

  it('never say the same of two ads, nor twice of one', () => {
    const all = [
      MATTRESS,
      'Fresh coffee at your door. Order today.',
      'Learn Spanish in 15 minutes a day. Start free.',
    ].flatMap((copy) => rewriteForEmotion(ad(copy)).map(({ text }) => text));
    expect(all.length).toBeGreaterThanOrEqual(6);
    expect(new Set(all).size).toBe(all.length);
  });

  it('use the headline of the picture where there is no copy, without its capitals', () => {
    const rewrites = rewriteForEmotion(
      ad(null, { text: [textLine({ text: 'HOT UNTIL YOU ARE HOME', role: 'headline' })] }),
    );
    expect(rewrites.length).toBeGreaterThanOrEqual(2);
    for (const { text } of rewrites) expect(text).toContain('Hot until you are home.');
  });

  it.each([
    ['has nothing to build on', '!!!'],
    ['is not English', 'Jetzt kaufen und 50% sparen, nur noch bis Sonntag im Laden.'],
    ['only says what reviews refuse', 'Are you overweight? Try our miracle pill!'],
  ])('keep silent where the copy %s', (_, copy) => {
    expect(rewriteForEmotion(ad(copy))).toEqual([]);
  });
});
