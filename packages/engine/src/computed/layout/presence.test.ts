import { describe, expect, it } from 'vitest';
import { textLine } from '../../testing/index.ts';
import { facePresence, mayHaveCallToAction } from './presence.ts';

describe('how much of a face is there', () => {
  it.each([
    ['one that both networks are sure of', 0.9, 1, 1],
    ['most faces of real ads', 0.82, 0.8, 1],
    ['one that another encoding of the file may lose', 0.73, 0.3, 0.65],
    ['one that was only just taken', 0.57, 0, 0.05],
  ])('%s', (_, confidence, least, most) => {
    const there = facePresence({ confidence });
    expect(there).toBeGreaterThanOrEqual(least);
    expect(there).toBeLessThanOrEqual(most);
  });
});

describe('whether something may ask', () => {
  it.each([
    ['when to come', 'October 11 to March 8, Tue to Sun 10-6', true],
    ['where to get it', 'In pharmacies near you', true],
    ['nothing to do', 'Woven by hand in the hills', false],
    ['no day', 'Sunscreen SPF 50, money back in 30 days', false],
  ])('where a line says %s', (_, text, may) => {
    expect(mayHaveCallToAction(undefined, [textLine({ text, role: 'body' })])).toBe(may);
    expect(mayHaveCallToAction(undefined, [textLine({ text, role: 'label' })])).toBe(false);
  });

  it('is known where a person told it', () => {
    expect(mayHaveCallToAction(0, [textLine({ text: 'Tue to Sun 10-6', role: 'body' })])).toBe(false);
  });
});
