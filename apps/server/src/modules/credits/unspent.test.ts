import { describe, expect, it } from 'vitest';
import { unspentAmong } from './unspent.ts';

const row = (reason: string, amount: number) => ({ reason, amount });
const spent = (many: number) => Array.from({ length: many }, (_, at) => row(`grading:${at}`, -1));
const TRIAL = row('sign-up:banner:someone', 3);
const ONE = row('payment:1:banner', 30);
const TWO = row('payment:2:banner', 30);

describe('unspentAmong', () => {
  it.each([
    ['all of it while nothing is spent', [TRIAL, ONE], ONE, 30],
    ['all of it while older credits are spent', [TRIAL, ONE, ...spent(3)], ONE, 30],
    ['the rest once older credits run out', [TRIAL, ONE, TWO, ...spent(10)], ONE, 23],
    ['all of a newer purchase while the older one is spent', [TRIAL, ONE, TWO, ...spent(10)], TWO, 30],
    ['nothing when everything is spent', [TRIAL, ONE, ...spent(33)], ONE, 0],
    ['one more after a grading is given back', [TRIAL, ONE, ...spent(5), row('given-back:0', 1)], ONE, 29],
    [
      'all of one purchase when another is refunded',
      [TRIAL, ONE, TWO, row('refund:1:banner:699', -30)],
      TWO,
      30,
    ],
    ['nothing of a refunded purchase', [TRIAL, ONE, row('refund:1:banner:699', -30)], ONE, 0],
    [
      'the restored credits after a won dispute',
      [TRIAL, ONE, row('dispute:1:banner:dp_1', -30), row('returned:1:banner:dp_1', 30), ...spent(5)],
      ONE,
      28,
    ],
    ['nothing of a purchase that was never granted', [TRIAL], ONE, 0],
  ])('leaves %s', (_, entries, of, left) => {
    expect(unspentAmong(entries, of.reason)).toBe(left);
  });
});
