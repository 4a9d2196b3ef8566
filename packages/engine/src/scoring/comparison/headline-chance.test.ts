import { describe, expect, it } from 'vitest';
import model from '../../gatherers/copy/pull/headline-model.json' with { type: 'json' };
import { gradeCopy } from '../../grading/grade-copy.ts';
import { HEADLINE_TESTS, headlineChances, rankLogit } from './headline-chance.ts';
import tests from './headline-tests.json' with { type: 'json' };

const ranked = (rank: number, confidence = 1, adCopy: string | null = `Copy of rank ${rank}`) => ({
  adCopy,
  audits: [{ id: 'copy-pull', status: 'measured' as const, value: rank, confidence }],
});

describe('headline win chances', () => {
  it('are even for equals, add up to one, and follow the order', () => {
    expect(headlineChances([ranked(40, 1, 'One'), ranked(40, 1, 'Two')])?.chances).toEqual([0.5, 0.5]);
    const three = headlineChances([ranked(90), ranked(50), ranked(20)])?.chances ?? [];
    expect(three.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
    expect(three).toEqual(three.toSorted((a, b) => b - a));
    expect(headlineChances([ranked(20), ranked(50), ranked(90)])?.chances).toEqual(three.toReversed());
  });

  it('of two headlines follow the fitted logistic curve', () => {
    const lean = rankLogit(75) - rankLogit(50);
    expect(lean).toBeCloseTo(Math.log(3), 9);
    const expected = 1 / (1 + Math.exp(-tests.slope.value * lean));
    expect(headlineChances([ranked(75), ranked(50)])?.chances[0]).toBeCloseTo(expected, 9);
  });

  it('use the rank at any position among the audits', () => {
    const other = { id: 'copy-length', status: 'measured' as const, value: 3, confidence: 0.2 };
    const among = (rank: number) => ({ ...ranked(rank), audits: [other, ...ranked(rank).audits] });
    expect(headlineChances([among(75), among(50)])).toEqual(headlineChances([ranked(75), ranked(50)]));
  });

  it('are closer to even if a copy is unlikely to be a headline', () => {
    const sure = headlineChances([ranked(90), ranked(10)])?.chances[0] ?? 0;
    const doubted = headlineChances([ranked(90), ranked(10, 0.25)]);
    expect(doubted).toMatchObject({ likeness: 0.25 });
    expect(doubted?.chances[0]).toBeCloseTo(0.5 + 0.25 * (sure - 0.5), 9);
  });

  it('are never certain, even at the extreme ranks', () => {
    const [best, worst] = headlineChances([ranked(100), ranked(0)])?.chances ?? [];
    expect(best).toBeLessThan(1);
    expect(worst).toBeGreaterThan(0);
    expect(Number.isFinite(best)).toBe(true);
  });

  it('are null when a copy is missing, unranked, or the same', () => {
    const unranked = {
      adCopy: 'Ein Satz',
      audits: [{ id: 'copy-pull', status: 'notApplicable' as const, value: null, confidence: 0 }],
    };
    expect(headlineChances([ranked(70), { adCopy: null, audits: [] }])).toBeNull();
    expect(headlineChances([ranked(70), unranked])).toBeNull();
    const withoutRank = { ...ranked(70), audits: [{ ...ranked(70).audits[0]!, value: null }] };
    expect(headlineChances([ranked(70, 1, 'Another'), withoutRank])).toBeNull();
    expect(headlineChances([ranked(70, 1, 'Same words'), ranked(70, 1, ' Same words ')])).toBeNull();
  });

  it('apply to plain headlines, but hardly to ads', () => {
    const graded = (adCopy: string) => ({ adCopy, audits: gradeCopy(adCopy).audits });
    const headlines = headlineChances([
      graded('A Teacher Asked Her Class One Question That Changed This Town'),
      graded('Statistics on regional school funding were published'),
    ]);
    const ads = headlineChances([
      graded('Save 30% on every warm wool sock until Sunday. Shop now.'),
      graded('Warm wool socks for cold mornings. Order a pair today for $9.'),
    ]);
    expect(headlines?.likeness).toBeGreaterThan(0.6);
    expect(headlines?.chances[0]).toBeGreaterThan(0.6);
    expect(ads).toBeNull();
  });

  it('are published with the figures of the ranking model', () => {
    expect(HEADLINE_TESTS.pairs).toBe(model.n.pairs);
    expect(HEADLINE_TESTS.decided).toBe(model.heldOut.pairs);
    expect(HEADLINE_TESTS.told.value).toBe(model.heldOut.pull.value);
    expect([HEADLINE_TESTS.told.low, HEADLINE_TESTS.told.high]).toEqual(model.heldOut.pull.interval);
  });
});
