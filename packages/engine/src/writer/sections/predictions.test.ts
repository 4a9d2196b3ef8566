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

  it('leave a range to a small share', () => {
    expect(withBrand(0.002).get('Attention on the brand')?.range).toBe('0.1% to 0.3%');
  });

  it('say nothing of what was not found', () => {
    expect(withBrand(null).has('Attention on the brand')).toBe(false);
    expect(predictionsOf({ text: [] }).has('Time to read the ad')).toBe(false);
  });

  it('count the placements that score well, which some do that do not fit as it is', () => {
    expect(predictionsOf().get('Placements it suits')).toMatchObject({ value: '1 of 2' });
  });
});
