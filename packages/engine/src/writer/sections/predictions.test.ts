import { describe, expect, it } from 'vitest';
import { analysisOf } from '../../testing/analysis-of.ts';
import { fakeArtifacts, textLine } from '../../testing/index.ts';

const predictionsOf = (overrides: Parameters<typeof analysisOf>[0] = {}) =>
  new Map(analysisOf(overrides).performancePredictions.map((each) => [each.metric, each]));

const { attention } = fakeArtifacts();
const withBrand = (brand: number | null) =>
  predictionsOf({ attention: { ...attention, shares: { ...attention.shares, brand } } });

describe('predictions', () => {
  it('add up the attention on headline, offer, button, and brand', () => {
    expect(predictionsOf().get('Attention on the message')).toMatchObject({
      value: '53%',
      range: '40% to 66%',
      trend: 'up',
    });
  });

  it.each([
    ['one word', 'Hot', '0.3 s'],
    ['many words', 'Hot tea until the very summit of the hill', '2.3 s'],
    ['words separated by dots', 'Hot · Cold', '0.5 s'],
  ])('estimate the reading time of %s', (_, words, value) => {
    const reading = predictionsOf({ text: [textLine({ text: words })] }).get('Time to read the ad');
    expect(reading?.value).toBe(value);
  });

  it('leave out elements that were not found', () => {
    const others = withBrand(null).get('Attention on the headline, the offer, and the call to action');
    expect(others?.method).toBe('First looks that fall on them together, ±25%.');
    expect(withBrand(0.2).get('Attention on the message')?.method).toMatch(/brand/);
    expect(predictionsOf({ text: [] }).has('Time to read the ad')).toBe(false);
  });

  it('list placements with little loss, best first', () => {
    const { placements } = fakeArtifacts();
    const [first, second] = placements;
    const whole = { ...first!, fits: true, kept: 1, score: 82, smallestTextPx: 12 };
    const near = { ...second!, fits: false, score: 88, kept: 0.93, smallestTextPx: 12, covered: [] };
    const cut = { ...near, covered: [{ text: 'Hot', box: first!.crop, why: 'crop' as const }] };
    const cropped = { ...second!, fits: false, score: 60 };
    const trimmed = { ...near, kept: 0.63 };
    const tiny = { ...near, smallestTextPx: 7 };
    const runs = (...of: typeof placements) =>
      predictionsOf({ placements: of }).get('Placements where little or nothing is lost');
    const names = [near, whole].map(({ platform, name }) => `${platform} ${name}`);
    expect(runs(whole, near, cropped, cut, trimmed, tiny)).toMatchObject({
      value: '2 of 6',
      range: '1 without any change',
      method: expect.stringContaining(`${names.join(' and ')}. In the others`),
    });
    expect(runs(whole)?.method).toBe(`${names[1]}.`);
    expect(runs(cropped)).toBeUndefined();
    const under = {
      ...near,
      name: 'Stories 9:16',
      kept: 1,
      covered: [{ ...cut.covered[0]!, why: 'safe-zone' as const }],
    };
    expect(runs(whole, under)?.method).toContain(
      `${under.platform} Stories 9:16 has its shape, but the platform’s controls cover part of the ad.`,
    );
    expect(runs(whole, cut)?.method).not.toContain('shape');
  });

  it('name the counted elements and those too uncertain to count', () => {
    const { elements } = fakeArtifacts();
    const doubtful = { ...elements, offer: elements.offer && { ...elements.offer, p: 0.5 } };
    const said = predictionsOf({ elements: doubtful });
    expect(said.has('Attention on the message')).toBe(false);
    expect(said.get('Attention on the headline, the call to action, and the brand name')?.method).toBe(
      'First looks that fall on them together, ±25%. Not counted: the offer, of which we are not sure. Under 15% is little, 35% or more is a lot.',
    );
  });

  it('name the only element found, with a neutral trend', () => {
    const { elements, text } = fakeArtifacts();
    const alone = { ...elements, brand: null, offer: null, request: null };
    const shares = { ...attention.shares, brand: null, offer: null, callToAction: null };
    const said = predictionsOf({ text, elements: alone, attention: { ...attention, shares } });
    expect(said.get('Attention on the headline')).toMatchObject({ trend: 'neutral' });
    expect(said.has('Attention on the message')).toBe(false);
  });
});
