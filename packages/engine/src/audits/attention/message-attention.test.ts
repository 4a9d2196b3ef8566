import { describe, expect, it } from 'vitest';
import { face, fakeArtifacts } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './message-attention.ts';

/** An attention map of 4 x 4 cells with all attention in one cell. */
const attentionAt = (column: number, row: number) => {
  const cells = Buffer.alloc(16);
  cells[row * 4 + column] = 255;
  return { ...fakeArtifacts().attention, columns: 4, rows: 4, values: cells.toString('base64') };
};

describe('message-attention', () => {
  it('scores high when attention is on the message and low when it is beside it', () => {
    const onHeadline = judge(audit, { attention: attentionAt(1, 0) });
    const onNothing = judge(audit, { attention: attentionAt(2, 2) });
    expect(onHeadline.value).toBeGreaterThan(30);
    expect(onNothing.value).toBe(0);
    expect(onNothing.score).toBeLessThan(40);
  });

  it('lists the weakest element first and names the strongest', () => {
    const result = judge(audit, { attention: attentionAt(1, 0) });
    expect(result.observation).toBe(
      'Part of the attention misses the message and the subject; the headline “Hot until the summit” gets the most.',
    );
    expect(result).toMatchObject({ display: '53%', good: 'at least 68%' });
    expect(result.evidence.map(({ label }) => label)).toEqual([
      'Call to action “Shop bottles”: 0% of attention',
      'Brand “TARNWELL”: 0% of attention',
      'Offer “Save 30% until Sunday”: 17% of attention',
      'Headline “Hot until the summit”: 36% of attention',
    ]);
  });

  it('names the element with the most attention and says when text is faint', () => {
    const text = fakeArtifacts().text.map((line) => ({ ...line, contrast: 1.3 }));
    const plain = judge(audit);
    expect(plain).toMatchObject({
      observation:
        'Part of the attention misses the message and the subject; the headline “Hot until the summit” gets the most.',
      display: '11%',
      good: 'at least 68%',
    });
    expect(plain.evidence.at(-1)?.label).toBe('Headline “Hot until the summit”: 5.4% of attention');
    expect(judge(audit, { text })).toMatchObject({
      observation:
        'Part of the attention misses the message and the subject, and some of the text is faint; the headline “Hot until the summit” gets the most.',
      display: '2.8%',
      good: 'at least 68%',
    });
  });

  it('stays neutral when the picture leads', () => {
    const { title, fix, score } = judge(audit, { text: [], callToAction: null, brand: [], faces: [face()] });
    expect(score).toBeLessThan(50);
    expect({ title, fix }).toEqual({ title: audit.words.name, fix: '' });
  });

  it('does not apply when no key elements were found', () => {
    expect(judge(audit, { text: [], callToAction: null, brand: [] }).status).toBe('notApplicable');
  });
});
