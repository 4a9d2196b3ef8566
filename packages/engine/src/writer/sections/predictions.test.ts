import { describe, expect, it } from 'vitest';
import { analysisOf } from '../../testing/analysis-of.ts';
import { fakeArtifacts, textLine } from '../../testing/index.ts';

const predictionsOf = (overrides: Parameters<typeof analysisOf>[0] = {}) =>
  new Map(analysisOf(overrides).performancePredictions.map((each) => [each.metric, each]));

const { attention } = fakeArtifacts();
const withBrand = (brand: number | null) =>
  predictionsOf({ attention: { ...attention, shares: { ...attention.shares, brand } } });

describe('predictions', () => {
  it('add the attention on headline, offer, button and brand', () => {
    expect(predictionsOf().get('Attention on the message')).toMatchObject({
      value: '53%',
      range: '40% to 66%',
      trend: 'up',
    });
  });

  it.each([
    ['one word', 'Hot', '0.3 s'],
    ['many words', 'Hot tea until the very summit of the hill', '2.3 s'],
  ])('time the reading of %s', (_, words, value) => {
    const reading = predictionsOf({ text: [textLine({ text: words })] }).get('Time to read the ad');
    expect(reading?.value).toBe(value);
  });

  it('say nothing of what was not found', () => {
    expect(withBrand(null).get('Attention on the message')?.method).not.toMatch(/brand/);
    expect(withBrand(0.2).get('Attention on the message')?.method).toMatch(/brand/);
    expect(predictionsOf({ text: [] }).has('Time to read the ad')).toBe(false);
  });

  it('name the placements in which nothing is lost', () => {
    const { placements } = fakeArtifacts();
    const [first, second] = placements;
    const whole = { ...first!, fits: true, kept: 1, smallestTextPx: 12 };
    const runs = (...of: typeof placements) =>
      predictionsOf({ placements: of }).get('Placements that take it as it is');
    expect(runs(whole, { ...second!, fits: false })).toMatchObject({
      value: '1 of 2',
      method: expect.stringContaining(`${whole.platform} ${whole.name}. In the others`),
    });
    expect(runs(whole)?.method).toBe(`${whole.platform} ${whole.name}.`);
    expect(runs({ ...second!, fits: false })).toMatchObject({ value: '0 of 1' });
  });
});
