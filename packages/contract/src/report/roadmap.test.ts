import { describe, expect, it } from 'vitest';
import type { WhatIf } from '@adjudge/engine/report';
import { phases } from './roadmap.ts';

describe('the phases of a plan', () => {
  const step = (effort: 'minutes' | 'hour' | 'redesign', points: number) => ({
    audit: `${effort} ${points}`,
    effort,
    points,
  });
  const [large, long, short, better, small] = [
    step('redesign', 9),
    step('hour', 5),
    step('minutes', 1),
    step('minutes', 2),
    step('redesign', 1),
  ];
  const all = [large, long, short, better, small];

  it('start with the quickest steps, then those that gain the most', () => {
    expect(phases(all, null)).toEqual({ quick: [better, short, long], later: [large, small] });
  });

  it('compare measured gains where a change was made', () => {
    const whatIf = { fixes: [{ audit: short.audit, gain: 4 }] } as WhatIf;
    expect(phases(all, whatIf)).toEqual({ quick: [short, better, long], later: [large, small] });
  });
});
