import { describe, expect, it } from 'vitest';
import { textLine } from '../../testing/index.ts';
import { facePresence, mayHaveCallToAction } from './presence.ts';

describe('facePresence', () => {
  it.each([
    ['a face that both networks are sure of', 0.9, 1, 1],
    ['a typical face in a real ad', 0.82, 0.8, 1],
    ['a face that another encoding of the file may lose', 0.73, 0.3, 0.65],
    ['a face that was barely accepted', 0.57, 0, 0.05],
  ])('rates %s', (_, confidence, least, most) => {
    const there = facePresence({ confidence });
    expect(there).toBeGreaterThanOrEqual(least);
    expect(there).toBeLessThanOrEqual(most);
  });
});

describe('mayHaveCallToAction', () => {
  it.each([
    ['when to come', 'October 11 to March 8, Tue to Sun 10-6', true],
    ['where to get it', 'In pharmacies near you', true],
    ['nothing to act on', 'Woven by hand in the hills', false],
    ['no date', 'Sunscreen SPF 50, money back in 30 days', false],
  ])('judges a line that says %s', (_, text, may) => {
    expect(mayHaveCallToAction(undefined, [textLine({ text, role: 'body' })])).toBe(may);
    expect(mayHaveCallToAction(undefined, [textLine({ text, role: 'label' })])).toBe(false);
  });

  it('follows a person’s answer', () => {
    expect(mayHaveCallToAction(0, [textLine({ text: 'Tue to Sun 10-6', role: 'body' })])).toBe(false);
  });

  it.each([
    ['Link in bio for 15% off', true],
    ['15% off until May 4', false],
  ])('is found in the offer where that asks for something: %s', (text, may) => {
    expect(mayHaveCallToAction(undefined, [textLine({ text, role: 'offer' })])).toBe(may);
  });
});
