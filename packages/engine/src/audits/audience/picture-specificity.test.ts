import { describe, expect, it } from 'vitest';
import { NOTHING_SEEN } from '../../grading/nothing-seen.ts';
import { linesSaying, textLine } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './picture-specificity.ts';

describe('picture-specificity', () => {
  it.each([
    ['Save 30% until Sunday', 95, 100],
    ['One bottle keeps coffee hot for 24 hours on any hill', 92, 99],
    ['The best bottle of the year', 55, 66],
  ])('scores “%s” between %i and %i', (line, low, high) => {
    const score = judgedScore(audit, linesSaying(line));
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('marks the figures, and asks for none that cannot be proved', () => {
    const given = judge(audit, linesSaying('Save 30% until Sunday'));
    expect(given.observation).toBe('The text gives concrete figures.');
    expect(given.evidence[0]?.label).toContain('30%');
    const { observation, fix } = judge(audit, linesSaying('The best bottle of the year'));
    expect(observation).toBe('We could not find a figure in the text.');
    expect(fix).toContain('one figure you can prove');
  });

  it('says nothing is missing only where all of it was read', () => {
    const doubtful = [textLine({ text: 'nowand get glasses', confidence: 0.9 })];
    expect(judge(audit, { text: doubtful }).status).toBe('notApplicable');
    expect(judge(audit, linesSaying('Call 5550123456 for bottles')).status).toBe('notApplicable');
  });

  it('names no headline that is the brand, or doubtful', () => {
    const headline = textLine({ text: 'The best bottle', role: 'headline' });
    const rest = textLine({ text: 'of the year', role: 'body' });
    const fixFor = (text: typeof headline, p: number) =>
      judge(audit, {
        text: [text, rest],
        elements: { ...NOTHING_SEEN.elements, headline: { text: text.text, p, box: text.box, lines: [0] } },
      }).fix;
    expect(fixFor(headline, 0.9)).toContain('“The best bottle”');
    expect(fixFor(headline, 0.7)).not.toContain('“');
    expect(fixFor({ ...headline, text: 'Bottle' }, 0.9)).not.toContain('“');
  });

  it('does not apply to fewer than three words', () => {
    expect(judge(audit, linesSaying('Save 30%')).status).toBe('notApplicable');
  });
});
