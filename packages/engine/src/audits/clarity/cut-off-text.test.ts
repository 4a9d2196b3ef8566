import { describe, expect, it } from 'vitest';
import { fakeArtifacts } from '../../testing/index.ts';
import { judgePicture } from '../../testing/words-in-picture.ts';
import audit from './cut-off-text.ts';

const { image } = fakeArtifacts();
const RIGHT = { x: 0.4, y: 0.1, w: 0.6, h: 0.1 };
const LEFT = { x: 0, y: 0.1, w: 0.6, h: 0.1 };
const INSIDE = { x: 0.2, y: 0.1, w: 0.6, h: 0.1 };

describe('cut-off-text', () => {
  it.each([
    ['Book an appointm', RIGHT, '“appointm” is cut off at the right edge.'],
    ['mmer collection', LEFT, '“mmer” is cut off at the left edge.'],
  ])('finds the cut-off word in %s', (text, box, told) => {
    const judged = judgePicture(audit, [{ text, box }], { image });
    expect(judged.observation).toBe(told);
    expect(judged.evidence).toEqual([expect.objectContaining({ box })]);
    expect(judged.score).toBeLessThan(30);
  });

  it('finds whole words whose letters are cut by the edge', () => {
    const { observation, score } = judgePicture(
      audit,
      [
        { text: 'Soft skin by', box: RIGHT, cutAt: 'right' },
        { text: 'Sunday', box: INSIDE },
      ],
      { image },
    );
    expect(observation).toBe('“by” is cut off at the right edge.');
    expect(score).toBeLessThan(30);
  });

  it.each([
    ['Book an appointm', INSIDE, 'away from the edge'],
    ['Book an appointment', RIGHT, 'a whole word at the edge'],
    ['Book with Zaptik', RIGHT, 'a name that begins no word'],
    ['Only at Lidl', RIGHT, 'a known name'],
  ])('ignores %s: %s', (text, box) => {
    expect(judgePicture(audit, [{ text, box }], { image }).value).toBe(0);
  });

  it('ignores uncertain text and text that is not part of the message', () => {
    const cut = { text: 'Book an appointm', box: RIGHT };
    expect(judgePicture(audit, [{ ...cut, confidence: 0.7 }], { image }).value).toBe(0);
    expect(judgePicture(audit, ['Sleep well', { ...cut, role: 'label' }], { image }).value).toBe(0);
  });

  it('does not apply without text', () => {
    expect(judgePicture(audit, [], { image }).status).toBe('notApplicable');
  });
});
