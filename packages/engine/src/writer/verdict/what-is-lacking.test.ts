import { describe, expect, it } from 'vitest';
import type { Artifacts } from '../../audit.ts';
import { factsWith } from '../../testing/facts-with.ts';
import { fakeArtifacts, textLine } from '../../testing/index.ts';
import { verdict } from './verdict.ts';

const { elements, image } = fakeArtifacts();

describe('the verdict on an ad without a fault', () => {
  const said = (overrides: Partial<Artifacts>): string => {
    const { facts } = factsWith('headline-size', overrides);
    return verdict({ ...facts, total: { ...facts.total, audits: [] } }, []);
  };
  const { text } = fakeArtifacts();
  const set = (role: 'callToAction' | 'brand' | 'offer', change: { height?: number; text?: string }) =>
    text.map((line) => (line.role === role ? { ...line, ...change } : line));

  it.each([
    ['small letters of what matters', { text: set('callToAction', { height: 0.015 }) }, 'is set small'],
    ['no letters of 2.2% of the side', { text: set('callToAction', { height: 0.0221 }) }, null],
    [
      'small letters by the area of the picture, and not by its height',
      { text: set('callToAction', { height: 0.018 }), image: { ...image, width: 1080, height: 1920 } },
      null,
    ],
    [
      'several things at once',
      {
        text: text.map((line) => (line.role === 'headline' ? line : { ...line, height: 0.015 })),
      },
      'the offer, the call to action, and the brand name are set small',
    ],
    ['a missing call to action', { callToAction: null, elements: { ...elements, mayAsk: 0 } }, 'we found no'],
    ['none that may be there', { callToAction: null, elements: { ...elements, mayAsk: 0.3 } }, null],
  ] as const)('names %s', (_, overrides, words) => {
    const told = words === null ? 'No single weakness stands out' : `(?!no single weakness).*${words}.*`;
    expect(said(overrides)).toMatch(new RegExp(`^${told}\\.$`, 'i'));
  });

  it('calls no offer small where another that is large may be it', () => {
    const small = set('offer', { height: 0.015 });
    expect(said({ text: small })).toBe('The offer is set small.');
    const price = textLine({ text: '$7.95', role: 'body', height: 0.2 });
    expect(said({ text: [...small, price] })).toBe('No single weakness stands out.');
  });

  it('names an address that is the only brand', () => {
    const named = set('brand', { text: 'tarnwell.com' });
    const [mark] = fakeArtifacts().brand;
    const brand = [{ ...mark!, text: 'tarnwell.com' }];
    expect(said({ text: named, brand })).toBe('The brand is named only in the web address.');
  });
});
