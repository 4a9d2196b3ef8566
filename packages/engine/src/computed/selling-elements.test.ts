import { describe, expect, it } from 'vitest';
import { face, fakeArtifacts, textLine } from '../testing/index.ts';
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

  it('leave body words and fine print out', () => {
    const parts = { callToAction: null, brand: [], faces: [] };
    const legal = textLine({ text: 'Terms apply.', role: 'legal' });
    expect(sellingElements({ ...parts, text: [legal] })).toEqual([]);
  });
});
