import { describe, expect, it } from 'vitest';
import type { TextLine } from '../../artifacts/artifacts.ts';
import { judgePicture } from '../../testing/words-in-picture.ts';
import { fakeArtifacts } from '../../testing/index.ts';
import audit from './legibility.ts';

const { image } = fakeArtifacts();
const judged = (...lines: Partial<TextLine>[]) => judgePicture(audit, lines, { image });

const clear = (text: string, more: Partial<TextLine> = {}): Partial<TextLine> => ({
  text,
  readRightly: 0.99,
  contrast: 9,
  height: 0.08,
  ...more,
});
const garbled = (text: string, more: Partial<TextLine> = {}) => clear(text, { readRightly: 0.3, ...more });

const OFFER = clear('From $29, kids sail free');
const REQUEST = clear('Book your crossing');

describe('legibility', () => {
  it.each([
    ['clear text', [clear('Four islands, one ticket'), OFFER, REQUEST], 97, 100],
    [
      'one garbled line of three, which may be drawn so',
      [garbled('Frourilende, ome tirket'), OFFER, REQUEST],
      97,
      100,
    ],
    ['two of four', [garbled('Frourilende'), garbled('Fom 22, kitds'), OFFER, REQUEST], 20, 40],
    ['all garbled but one', [garbled('Frourilende'), garbled('Fom 22, kitds saillfee'), REQUEST], 0, 10],
  ] as const)('gives the expected score for this text: %s', (_, lines, low, high) => {
    const { score } = judged(...lines);
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('names the largest illegible line by its place and counts the others', () => {
    const { observation, evidence } = judged(
      garbled('Fom 22, kitds saillfee'),
      garbled('Frourilende', { height: 0.12 }),
      REQUEST,
    );
    expect(observation).toMatch(/, the line .* is hard to make out, like one more line\.$/);
    expect(observation).not.toContain('Frourilende');
    expect(evidence).toHaveLength(2);
  });

  it.each([
    ['small', { height: 0.004 }],
    ['faint', { contrast: 2 }],
    ['tilted', { angle: 40 }],
    ['small print', { role: 'legal' }],
    ['on a product', { role: 'label' }],
    ['in another script', { script: 'Cyrl' }],
    ['in another language', { language: 'pl' }],
  ] as const)('ignores text that is %s', (_, more) => {
    expect(judged(OFFER, REQUEST, garbled('Frourilende', more)).score).toBeGreaterThan(95);
  });

  it('does not judge a single line', () => {
    expect(judged(garbled('Frourilende')).status).toBe('notApplicable');
  });

  it('falls back to the reader’s confidence when there is no legibility rating', () => {
    const { readRightly: _, ...line } = garbled('Frourilende, ome tirket', { confidence: 0.5 });
    expect(judged(line, line, OFFER).score).toBeLessThan(60);
  });
});
