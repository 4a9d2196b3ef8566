import { describe, expect, it } from 'vitest';
import { textLine } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './offer-prominence.ts';

const headline = textLine({ height: 0.1 });
const offer = (height: number, contrast = 8) =>
  textLine({ text: 'Save 30%', role: 'offer', height, contrast });
const judged = (...text: ReturnType<typeof textLine>[]) => judge(audit, { text });

describe('offer-prominence', () => {
  it('rises with the size of the offer', () => {
    const scores = [0.02, 0.04, 0.07, 0.1].map((height) => judged(headline, offer(height)).score ?? 0);
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    expect(scores[0]).toBeLessThan(47);
    expect(scores.at(-1)).toBeGreaterThan(95);
  });

  it('falls with its contrast', () => {
    expect(judged(headline, offer(0.06, 1.6)).value).toBeLessThan(judged(headline, offer(0.06)).value ?? 0);
  });

  it('quotes the offer and says what it is measured against', () => {
    const result = judged(headline, offer(0.03, 2));
    expect(result.observation).toContain(
      '“Save 30%” has 20 % of the prominence of the largest line, “Hot until the summit”',
    );
    expect(result.fix).toContain('raise its contrast from 2.0 : 1');
    expect(judged(offer(0.1)).observation).toContain('is the largest line');
  });

  it('does not apply where nothing is offered', () => {
    expect(judged(headline).status).toBe('notApplicable');
  });
});
