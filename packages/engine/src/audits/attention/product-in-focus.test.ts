import { describe, expect, it } from 'vitest';
import { fakeArtifacts, thing } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './product-in-focus.ts';

const { attention } = fakeArtifacts();

/** An attention map of 4 x 4 cells with all attention at `column`, `row`. */
const lookingAt = (column: number, row: number) => {
  const cells = Buffer.alloc(16);
  cells[row * 4 + column] = 255;
  return { ...attention, columns: 4, rows: 4, values: cells.toString('base64') };
};
const bottle = thing({ box: { x: 0.5, y: 0.5, w: 0.25, h: 0.25 } });

describe('product-in-focus', () => {
  it('scores high when attention is on the product and low when it is beside it', () => {
    const on = judge(audit, { attention: lookingAt(2, 2), things: [bottle] });
    const beside = judge(audit, { attention: lookingAt(0, 0), things: [bottle] });
    expect(on.value).toBe(100);
    expect(on.score).toBeGreaterThan(95);
    expect(beside.value).toBe(0);
    expect(beside.score).toBeLessThan(50);
    expect(beside.fix).toContain('If the bottle is what you sell, show it larger');
  });

  it('picks the largest object that is neither a person nor furniture', () => {
    const person = thing({ label: 'person', box: { x: 0, y: 0, w: 0.9, h: 0.9 } });
    const cup = thing({ label: 'cup', box: { x: 0.8, y: 0.8, w: 0.1, h: 0.1 } });
    expect(judge(audit, { things: [person, cup, bottle] })).toMatchObject({
      observation: 'The bottle at the bottom right gets little attention.',
      display: '6.3%',
      good: 'at least 25%',
      evidence: [{ label: 'Bottle: 6.3% of attention' }],
    });
  });

  it('does not apply when no object was recognized', () => {
    expect(judge(audit, { things: [thing({ label: 'person' })] }).status).toBe('notApplicable');
  });
});
