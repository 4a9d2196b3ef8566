import { describe, expect, it } from 'vitest';
import { brandMark, callToActionOf, face, fakeArtifacts, textLine } from '../../testing/index.ts';
import { sellingElements } from './selling-elements.ts';

describe('selling elements', () => {
  it('are the headline, the offers, the call to action, the brand and the faces', () => {
    const names = sellingElements(fakeArtifacts({ faces: [face()] })).map(({ name }) => name);
    expect(names).toEqual([
      'Headline “Hot until the summit”',
      'Offer “Save 30% until Sunday”',
      'Call to action “Shop bottles”',
      'Brand “TARNWELL”',
      'Face',
    ]);
  });

  it('are worth little where they are doubtful', () => {
    const worthOf = (confidence: number) =>
      sellingElements({
        text: [],
        callToAction: callToActionOf({ confidence }),
        brand: [brandMark({ confidence })],
        faces: [face({ confidence })],
      }).map(({ worth }) => worth);
    for (const worth of worthOf(0.52)) expect(worth).toBeLessThan(0.4);
    for (const worth of worthOf(0.9)) expect(worth).toBe(1);
  });

  it('leave body words and fine print out', () => {
    const parts = { callToAction: null, brand: [], faces: [] };
    const legal = textLine({ text: 'Terms apply.', role: 'legal' });
    expect(sellingElements({ ...parts, text: [legal] })).toEqual([]);
  });
});
