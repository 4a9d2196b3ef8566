import { expect, it } from 'vitest';
import { textLine } from '../../testing/index.ts';
import { textMeaning } from '../sentences/index.ts';
import { featuresOf, impressionModel, ratingOf, remarksOn } from './model.ts';

const QUALITY = impressionModel.persuasion;
const SEEN = new Float32Array(QUALITY.weights.length - 2 * 384);

const said = async (text: string) =>
  textMeaning([textLine({ text, role: 'headline' })], { headline: { text } } as never);

it('impression features hold the image first, then the headline and the text', async () => {
  const words = (await said('Warm bread at six'))!;
  const features = featuresOf(Float32Array.of(1, 2), words);
  expect(features.slice(0, 2)).toEqual(Float32Array.of(1, 2));
  expect(features.slice(2, 386)).toEqual(words.headline);
  expect(features.slice(386)).toEqual(words.all);
});

it('every impression model has one weight per feature', () => {
  for (const { weights } of Object.values(impressionModel))
    expect(featuresOf(SEEN, null)).toHaveLength(weights.length);
});

it('rates meaningful text above filler text, with missing text in between', async () => {
  const rate = async (text: string | null): Promise<number> => {
    const features = featuresOf(SEEN, text === null ? null : await said(text));
    return ratingOf(features, { ...QUALITY, intercept: middle() });
  };
  const telling = await rate('The loaf that was in the oven an hour ago');
  const empty = await rate('Lorem ipsum dolor sit amet');
  expect(telling).toBeGreaterThan(await rate(null));
  expect(await rate(null)).toBeGreaterThan(empty);
});

it('predicts that readers hold a generic headline against an ad', async () => {
  const held = async (text: string) => remarksOn(featuresOf(SEEN, await said(text))).heldAgainst;
  const [empty, own] = [await held('Your next chapter starts here'), await held('Eight guests checked out')];
  expect(empty.empty).toBeGreaterThan(own.empty + 0.1);
});

it('predicts more praise for an original headline than for a generic one', async () => {
  const praise = async (text: string) => remarksOn(featuresOf(SEEN, await said(text))).praised.line;
  expect(await praise('The wolf has stage fright')).toBeGreaterThan(
    (await praise('Quality you can trust')) + 0.1,
  );
});

/** The intercept at which typical text is rated 50. */
function middle(): number {
  const features = featuresOf(SEEN, null);
  return 50 - QUALITY.weights.reduce((sum, weight, at) => sum + weight * features[at]!, 0);
}
