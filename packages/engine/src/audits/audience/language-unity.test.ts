import { describe, expect, it } from 'vitest';
import { linesWithText } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './language-unity.ts';

describe('language-unity', () => {
  it('scores a single language high, whichever it is', () => {
    expect(judgedScore(audit, linesWithText('The bottle that is for you and for the hills'))).toBeGreaterThan(
      90,
    );
    expect(judgedScore(audit, linesWithText('Der Kaffee für die Berge ist nicht kalt'))).toBeGreaterThan(90);
  });

  it('scores lower when half of the lines are in another language', () => {
    const mixed = linesWithText(
      'The coffee for you and the hills',
      'Der Kaffee für die Berge ist nicht kalt',
    );
    expect(judgedScore(audit, mixed)).toBeLessThan(60);
    const result = judge(audit, mixed);
    expect(result.evidence.length).toBeGreaterThan(0);
    expect(result).toMatchObject({
      observation:
        'The text mixes English with another language, as in “Der Kaffee für die Berge ist nicht kalt”.',
      display: '50%',
      good: 'at least 90%',
    });
    expect(result.fix).toMatch(/^Put “Der Kaffee für die Berge ist nicht kalt” into English too/);
  });

  it('does not ask to translate a brand name', () => {
    const [line] = linesWithText('La Casa de los Vinos').text;
    const name = { ...line!, role: 'brand' as const };
    const { text } = linesWithText('The wine that is for you and for the hills');
    expect(judge(audit, { text: [...text, name] }).fix).not.toContain('La Casa');
  });

  it('does not apply with too few common words to detect the language', () => {
    expect(judge(audit, linesWithText('Steel bottles')).status).toBe('notApplicable');
  });
});
