import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { admission, queueCapacity } from './queue-limits.ts';

describe('queue admission', () => {
  it('scales capacity with the graders of all servers, with a minimum', () => {
    expect([0, 1, 2, 6, 24].map(queueCapacity)).toEqual([32, 32, 32, 96, 384]);
  });

  it('admits 40 concurrent customers on three servers with two graders each', () => {
    const room = queueCapacity(6);
    for (let depth = 0; depth < 40; depth += 1)
      expect(admission({ depth, own: 0, others: depth, room })).toBe('welcome');
  });

  it('limits one account to half of the queue, and to less when others are waiting', () => {
    const share = (others: number): number => {
      let own = 0;
      while (admission({ depth: own + others, own, others, room: 32 }) === 'welcome') own += 1;
      return own;
    };
    expect([0, 1, 6, 14, 31].map(share)).toEqual([16, 10, 4, 2, 1]);
  });

  it('always leaves room for an account with nothing in the queue', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 9 }), { maxLength: 200 }), (comers) => {
        const held = new Map<number, number>();
        for (const who of comers) {
          const own = held.get(who) ?? 0;
          const depth = [...held.values()].reduce((sum, many) => sum + many, 0);
          const others = held.size - (own > 0 ? 1 : 0);
          if (admission({ depth, own, others, room: 32 }) === 'welcome') held.set(who, own + 1);
          expect(admission({ depth, own: 0, others: held.size, room: 32 })).toBe('welcome');
        }
      }),
    );
  });
});
