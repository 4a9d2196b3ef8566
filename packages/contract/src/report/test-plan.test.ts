import { describe, expect, it } from 'vitest';
import { TEST_PLAN_TEXTS, USUAL_TEST, planTest, formatRateChange } from './test-plan.ts';

describe('planTest', () => {
  // Sizes calculated by hand from the formula, in the engine's own test.
  it.each([
    ['1', '20', '', 42_693, null],
    ['5', '20', '1000', 8_158, 17],
    ['5%', '20%', '1,000', 8_158, 17],
    ['10,0', '50', '1 372', 686, 1],
    ['10', '50', '1371', 686, 2],
  ])(
    'at a rate of %s, a change of %s, and %s visitors a day, returns the sample size and duration',
    (rate, change, visitors, people, days) => {
      expect(planTest({ rate, change, visitors })).toEqual({ errors: {}, people, days });
    },
  );

  it.each([
    [{ rate: '' }, { rate: TEST_PLAN_TEXTS.rate }],
    [{ rate: '0' }, { rate: TEST_PLAN_TEXTS.rate }],
    [{ rate: '100' }, { rate: TEST_PLAN_TEXTS.rate }],
    [{ rate: 'two' }, { rate: TEST_PLAN_TEXTS.rate }],
    [{ change: '' }, { change: TEST_PLAN_TEXTS.change }],
    [{ change: '-20' }, { change: TEST_PLAN_TEXTS.change }],
    [{ change: 'Infinity' }, { change: TEST_PLAN_TEXTS.change }],
    [{ rate: '60', change: '70' }, { change: TEST_PLAN_TEXTS.together }],
    [
      { rate: 'x', change: 'y' },
      { rate: TEST_PLAN_TEXTS.rate, change: TEST_PLAN_TEXTS.change },
    ],
  ])('%j returns errors and no sample size', (texts, errors) => {
    expect(planTest({ ...USUAL_TEST, ...texts })).toEqual({ errors, people: null });
  });

  it.each(['0', '-5', '1.5', 'many'])('keeps the sample size with “%s” daily visitors', (visitors) => {
    expect(planTest({ ...USUAL_TEST, visitors })).toEqual({
      errors: { visitors: TEST_PLAN_TEXTS.visitors },
      people: 42_693,
      days: null,
    });
  });

  it.each([
    ['1', '20', '1% to 1.2%'],
    ['3.3', '10', '3.3% to 3.63%'],
    ['', '20', null],
    ['60', '70', null],
  ])('for %s and %s, formats the rate change as %s', (rate, change, said) => {
    expect(formatRateChange({ rate, change })).toBe(said);
  });
});
