import { describe, expect, it } from 'vitest';
import { WEAKNESSES } from '../../artifacts/remarks.ts';
import { factsWith } from '../../testing/facts-with.ts';
import { fakeImpression } from '../../testing/fakes/fake-impression.ts';
import { fakeArtifacts, textLine } from '../../testing/index.ts';
import { isStockHeadline, isWitty } from './likely-merit.ts';
import { verdict } from '../verdict/verdict.ts';

const UNLIKE = Object.fromEntries(WEAKNESSES.map((weakness) => [weakness, -5]));

describe('a stock headline', () => {
  const verdictOf = (line: number, value: number, overall = 75) => {
    const impression = fakeImpression(60, UNLIKE, { line, idea: -5 });
    const { audit, facts } = factsWith('headline-substance', { impression });
    const audits = [{ ...audit, value, score: 90, pointsLost: 0.1 }];
    return verdict({ ...facts, total: { ...facts.total, overall, audits } }, []);
  };

  it('is named in the verdict as the biggest possible improvement when nothing else stands out', () => {
    expect(verdictOf(-5, 64)).toBe('A more specific headline would help most.');
  });

  it.each([
    ['readers would praise', 5, 64, 75],
    ['with something specific to say', -5, 45, 75],
    ['in a good ad', -5, 64, 82],
  ])('is not reported for a headline %s', (_, line, value, overall) => {
    expect(verdictOf(line, value, overall)).not.toContain('more specific');
  });
});

describe('the name of an event', () => {
  it('is not a stock headline', () => {
    const said = (...more: readonly string[]) => {
      const text = [
        textLine({ text: 'Hot until the summit' }),
        ...more.map((each) => textLine({ text: each, role: 'body' })),
      ];
      const { audit, facts } = factsWith('headline-substance', {
        text,
        impression: fakeImpression(60, UNLIKE, { line: -5, idea: -5 }),
      });
      return isStockHeadline({
        ...facts,
        total: { ...facts.total, overall: 75, audits: [{ ...audit, value: 64 }] },
      });
    };
    expect([said('Bring the children'), said('Saturday, July 12, 11 am')]).toEqual([true, false]);
  });
});

describe('a headline with a number', () => {
  it('is not a stock headline', () => {
    const { elements } = fakeArtifacts();
    const said = (text: string) => {
      const { audit, facts } = factsWith('headline-substance', {
        impression: fakeImpression(60, UNLIKE, { line: -5, idea: -5 }),
        elements: { ...elements, headline: { ...elements.headline!, text } },
      });
      return isStockHeadline({
        ...facts,
        total: { ...facts.total, overall: 75, audits: [{ ...audit, value: 64 }] },
      });
    };
    expect([said('Be more'), said('Be 1000 more')]).toEqual([true, false]);
  });
});

describe('generic words', () => {
  const wittyAt = (value: number) => (line: number) => {
    const impression = fakeImpression(60, UNLIKE, { line, idea: -5 });
    const { audit, facts } = factsWith('headline-substance', { impression });
    return isWitty({ ...facts, total: { ...facts.total, audits: [{ ...audit, value }] } });
  };

  it('count as witty when readers would praise them, with a stricter bar for more generic ones', () => {
    const likeness = Array.from({ length: 41 }, (_, at) => -2 + at / 10);
    const [worn, wornOut] = [70, 85].map((value) => likeness.filter(wittyAt(value)).length);
    expect(worn).toBeGreaterThan(0);
    expect(wornOut).toBeGreaterThan(0);
    expect(wornOut).toBeLessThan(worn!);
  });
});
