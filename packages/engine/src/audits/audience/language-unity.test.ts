import { describe, expect, it } from 'vitest';
import { textLine } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './language-unity.ts';

describe('language-unity', () => {
  const says = (...lines: string[]) => ({
    text: lines.map((text, i) => textLine({ text, box: { x: 0.1, y: 0.1 + i * 0.1, w: 0.6, h: 0.06 } })),
  });

  it('is content with one language, whichever it is', () => {
    expect(judgedScore(audit, says('The bottle that is for you and for the hills'))).toBeGreaterThan(90);
    expect(judgedScore(audit, says('Der Kaffee für die Berge ist nicht kalt'))).toBeGreaterThan(90);
  });

  it('falls when half of the lines are in another', () => {
    const mixed = says('The coffee for you and the hills', 'Der Kaffee für die Berge ist nicht kalt');
    expect(judgedScore(audit, mixed)).toBeLessThan(60);
    expect(judge(audit, mixed).evidence.length).toBeGreaterThan(0);
  });

  it('does not apply when too few common words tell the language', () => {
    expect(judge(audit, says('Steel bottles')).status).toBe('notApplicable');
  });
});
