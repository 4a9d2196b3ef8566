import { describe, expect, it } from 'vitest';
import { face, fakeArtifacts } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './message-attention.ts';

/** All attention in one cell of four by four. */
const attentionAt = (column: number, row: number) => {
  const cells = Buffer.alloc(16);
  cells[row * 4 + column] = 255;
  return { ...fakeArtifacts().attention, columns: 4, rows: 4, values: cells.toString('base64') };
};

describe('message-attention', () => {
  it('is high where attention rests on the message, and low where it rests beside it', () => {
    const onHeadline = judge(audit, { attention: attentionAt(1, 0) });
    const onNothing = judge(audit, { attention: attentionAt(2, 2) });
    expect(onHeadline.value).toBeGreaterThan(30);
    expect(onNothing.value).toBe(0);
    expect(onNothing.score).toBeLessThan(40);
  });

  it('shows the weakest element first and names the strongest', () => {
    const result = judge(audit, { attention: attentionAt(1, 0) });
    expect(result.evidence[0]?.label).toMatch(/^Call to action “Shop bottles”: 0 ?% of attention$/);
    expect(result.observation).toBe(
      'Message and subject together get 53% of predicted attention; most of it goes to the headline “Hot until the summit” (36%).',
    );
  });

  it('says how much message and subject get, and that text is faint', () => {
    const text = fakeArtifacts().text.map((line) => ({ ...line, contrast: 1.3 }));
    expect(judge(audit).observation).toMatch(
      /^Message and subject together get \d+% of predicted attention; most of it goes to the headline “Hot until the summit” \(5\.4 ?%\)\.$/,
    );
    expect(judge(audit, { text }).observation).toMatch(
      /^Message and subject together get \d+% of predicted attention, and some of the text is faint;/,
    );
  });

  it('blames nobody for a picture that leads', () => {
    const { title, fix, score } = judge(audit, { text: [], callToAction: null, brand: [], faces: [face()] });
    expect(score).toBeLessThan(50);
    expect({ title, fix }).toEqual({ title: audit.words.name, fix: '' });
  });

  it('does not apply where nothing that sells was found', () => {
    expect(judge(audit, { text: [], callToAction: null, brand: [] }).status).toBe('notApplicable');
  });
});
