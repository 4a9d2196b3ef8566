import { describe, expect, it } from 'vitest';
import { unspentAmong } from './unspent.ts';

const row = (reason: string, amount: number) => ({ reason, amount });
const spent = (many: number) => Array.from({ length: many }, (_, at) => row(`grading:${at}`, -1));
const TRIAL = row('sign-up:banner:someone', 3);
const ONE = row('payment:1:banner', 30);
const TWO = row('payment:2:banner', 30);

describe('what is left of a grant', () => {
  it.each([
    ['all of it while nothing is spent', [TRIAL, ONE], ONE, 30],
    ['all of it while older credits are spent', [TRIAL, ONE, ...spent(3)], ONE, 30],
    ['what the oldest did not cover', [TRIAL, ONE, TWO, ...spent(10)], ONE, 23],
    ['all of a newer one meanwhile', [TRIAL, ONE, TWO, ...spent(10)], TWO, 30],
    ['nothing when all is spent', [TRIAL, ONE, ...spent(33)], ONE, 0],
    [
      'a grading that was given back counts as never made',
      [TRIAL, ONE, ...spent(5), row('given-back:0', 1)],
      ONE,
      29,
    ],
    ['a refund takes from its own purchase', [TRIAL, ONE, TWO, row('refund:1:banner:699', -30)], TWO, 30],
    ['nothing of a purchase that is refunded', [TRIAL, ONE, row('refund:1:banner:699', -30)], ONE, 0],
    [
      'what a dispute took and a won one returned',
      [TRIAL, ONE, row('dispute:1:banner:dp_1', -30), row('returned:1:banner:dp_1', 30), ...spent(5)],
      ONE,
      28,
    ],
    ['nothing of one that was never granted', [TRIAL], ONE, 0],
  ])('%s', (_, entries, of, left) => {
    expect(unspentAmong(entries, of.reason)).toBe(left);
  });
});
