import { describe, expect, it } from 'vitest';
import { textLine } from '../../testing/index.ts';
import { judge } from '../../testing/judge.ts';
import audit from './offer-prominence.ts';

const headline = textLine({ height: 0.1 });
const offer = (height: number, contrast = 8) =>
  textLine({ text: 'Save 30%', role: 'offer', height, contrast });
const judged = (...text: ReturnType<typeof textLine>[]) => judge(audit, { text });

describe('offer-prominence', () => {
  it('scores higher as the offer gets larger', () => {
    const scores = [0.02, 0.04, 0.07, 0.1].map((height) => judged(headline, offer(height)).score ?? 0);
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    expect(scores[0]).toBeLessThan(47);
    expect(scores.at(-1)).toBeGreaterThan(95);
  });

  it('ignores an event date', () => {
    const date = textLine({ text: 'Thu 14 May, 17:00', role: 'offer', height: 0.05 });
    expect(judged(headline, date).status).toBe('notApplicable');
  });

  it('scores lower with less contrast', () => {
    expect(judged(headline, offer(0.06, 1.6)).value).toBeLessThan(judged(headline, offer(0.06)).value ?? 0);
  });

  it('quotes the offer and says what it is compared with', () => {
    expect(judged(headline, offer(0.03, 2))).toMatchObject({
      observation: 'The offer “Save 30%” is small and faint next to “Hot until the summit”.',
      display: '20%',
      good: 'at least 70%',
      fix: 'Set “Save 30%” about 1.5 times as large. Raise the offer’s contrast, too, for example with a badge behind it.',
    });
    expect(judged(headline, offer(0.1)).observation).toBe(
      'The offer “Save 30%” is easy to see beside “Hot until the summit”.',
    );
    expect(judged(offer(0.1)).observation).toBe('The offer “Save 30%” is the largest text that we read.');
  });

  it('suggests fewer words when there is no room for larger text', () => {
    const wide = textLine({ ...offer(0.03), box: { x: 0.05, y: 0.5, w: 0.9, h: 0.03 } });
    expect(judged(headline, wide).fix).toBe(
      'Use fewer words in “Save 30%”, so that it has room to be set larger.',
    );
  });

  it('suggests only more contrast when the offer is large', () => {
    expect(judged(headline, offer(0.1, 1.2))).toMatchObject({
      observation: 'The letters of the offer “Save 30%” are faint.',
      display: '52%',
      good: 'at least 70%',
      fix: 'Raise the contrast of “Save 30%”, for example with a badge behind it.',
    });
  });

  it('does not apply without an offer', () => {
    expect(judged(headline).status).toBe('notApplicable');
  });
});
