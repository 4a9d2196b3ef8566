import { describe, expect, it } from 'vitest';
import { callToActionOf, linesSaying } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './reader-address.ts';

describe('reader-address', () => {
  it.each([
    ['Take your time', 97, 100],
    ['Everything that you and your family need for summer', 90, 100],
    ['Office chairs and desks in many sizes', 82, 93],
  ])('scores “%s” between %i and %i', (line, low, high) => {
    const score = judgedScore(audit, linesSaying(line));
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('hears an imperative on the button, more softly than “you”', () => {
    const silent = { ...linesSaying('Office chairs and desks in many sizes'), callToAction: null };
    const asking = { ...silent, callToAction: callToActionOf() };
    const you = { ...linesSaying('Your office chairs and desks in many sizes'), callToAction: null };
    expect(judgedScore(audit, silent)).toBeLessThan(76);
    expect(judgedScore(audit, asking)).toBeGreaterThan(judgedScore(audit, silent));
    expect(judgedScore(audit, you)).toBeGreaterThan(judgedScore(audit, asking));
  });

  it.each([
    ['there are no words', linesSaying(), 'No words'],
    ['there are two words', linesSaying('Tarnwell bottles'), 'Fewer than three'],
    ['the words are German', linesSaying('Der Kaffee für die Berge ist nicht kalt'), 'German'],
    ['the letters are not Latin', linesSaying('购买 运动 水壶'), 'Latin'],
  ])('does not apply when %s', (_, artifacts, reason) => {
    const result = judge(audit, artifacts);
    expect(result.status).toBe('notApplicable');
    expect(result.observation).toContain(reason);
  });
});
