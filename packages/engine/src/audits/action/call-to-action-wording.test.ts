import { describe, expect, it } from 'vitest';
import { callToActionOf } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './call-to-action-wording.ts';

const worded = (text: string, startsWithVerb: boolean, specific: boolean) =>
  judge(audit, { callToAction: callToActionOf({ text, startsWithVerb, specific }) });

describe('call-to-action-wording', () => {
  it.each([
    ['Shop trail shoes', true, true, 100],
    ['Shop now', true, false, 78],
    ['Shop', true, false, 73.5],
    ['Trail shoes', false, true, 60],
    ['Click here', true, false, 43],
    ['Get your free bottle with every order today', true, true, 82],
    ['Welcome', false, false, 33.5],
  ])('scores the wording of “%s”', (text, verb, specific, points) => {
    expect(worded(text, verb, specific).value).toBeCloseTo(points);
  });

  it('says what the wording lacks and how to improve it', () => {
    expect(worded('Click here', true, false).observation).toBe(
      '“Click here” does not say what happens next.',
    );
    expect(worded('Trail shoes', false, true).fix).toContain('Start “Trail shoes” with a verb');
    expect(worded('Shop now', true, false).fix).toContain('“Shop …”');
    expect(worded('Get your free bottle with every order', true, true).fix).toContain('four words');
  });

  it('says that a web address alone does not tell viewers what they can do there', () => {
    const { observation, fix } = worded('www.kia.com', false, true);
    expect(observation).toBe('“www.kia.com” says where to go, but not what viewers can do there.');
    expect(fix).toBe('Put a verb before the address: “Learn more at www.kia.com”.');
  });

  it('does not apply without a call to action', () => {
    expect(judge(audit, { callToAction: null }).status).toBe('notApplicable');
  });
});
