import { describe, expect, it } from 'vitest';
import { score } from '../../scoring/curves.ts';
import { copyOf, textLine } from '../../testing/index.ts';
import audit from './copy-duplication.ts';

const run = (duplication: number) =>
  audit.run({
    copy: copyOf(),
    messageMatch: { score: 50, points: [], duplication },
    text: [textLine({ text: 'Hot until dusk' })],
  });

describe('copy-duplication', () => {
  it.each([
    ['no shared words', 0, 0],
    ['a third of the words', 0.33, 33],
    ['all words', 1, 100],
  ])('measures %s', (_, duplication, value) => {
    expect(run(duplication)).toMatchObject({ kind: 'measured', value });
  });

  it('prefers copy that echoes the picture and adds to it', () => {
    expect(score(audit.curve, 35)).toBeGreaterThan(score(audit.curve, 100) + 60);
    expect(score(audit.curve, 35)).toBeGreaterThan(score(audit.curve, 0) + 10);
  });

  it('uses a neutral title when copy and picture share few words', () => {
    expect(run(0)).toMatchObject({ title: 'Overlap with the picture' });
    expect(run(0.35)).not.toHaveProperty('title');
  });

  it('quotes the picture’s headline in its advice', () => {
    expect(run(1)).toMatchObject({ advice: expect.stringContaining('Hot until dusk') });
  });
});
