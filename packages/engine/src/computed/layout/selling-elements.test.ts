import { describe, expect, it } from 'vitest';
import { brandMark, callToActionOf, face, fakeArtifacts, textLine } from '../../testing/index.ts';
import { sellingElements } from './selling-elements.ts';

describe('key elements', () => {
  it('are the headline, offers, call to action, brand and faces', () => {
    const names = sellingElements(fakeArtifacts({ faces: [face()] })).map(({ name }) => name);
    expect(names).toEqual([
      'Headline “Hot until the summit”',
      'Offer “Save 30% until Sunday”',
      'Call to action “Shop bottles”',
      'Brand “TARNWELL”',
      'Face',
    ]);
  });

  it('are worth little when uncertain', () => {
    const worthOf = (confidence: number) =>
      sellingElements({
        text: [],
        callToAction: callToActionOf({ confidence }),
        brand: [brandMark({ confidence })],
        faces: [face({ confidence })],
        subject: null,
        elements: null,
      }).map(({ worth }) => worth);
    for (const worth of worthOf(0.52)) expect(worth).toBeLessThan(0.4);
    for (const worth of worthOf(0.9)) expect(worth).toBe(1);
  });

  it.each([
    ['product', 0.95, 'Main subject', 0.95],
    ['product', 0.8, 'Main subject', 0.8],
    ['person', 0.95, 'Person', 0.95],
    ['scene', 0.95, 'Scene', 0.475],
  ] as const)('include what the picture shows: a %s with certainty %f', (kind, p, name, worth) => {
    const box = { x: 0.5, y: 0.4, w: 0.4, h: 0.5 };
    const parts = {
      text: [],
      callToAction: null,
      brand: [],
      faces: [],
      elements: null,
      subject: { kind, box, p },
    };
    expect(sellingElements(parts)).toEqual([{ name, boxes: [box], worth, faint: false, shows: 'subject' }]);
  });

  it('exclude fine print', () => {
    const parts = { callToAction: null, brand: [], faces: [], subject: null, elements: null };
    const legal = textLine({ text: 'Terms apply.', role: 'legal' });
    expect(sellingElements({ ...parts, text: [legal] })).toEqual([]);
  });
});
