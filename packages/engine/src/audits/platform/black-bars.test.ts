import { describe, expect, it } from 'vitest';
import { fakeArtifacts } from '../../testing/index.ts';
import { judge, judgedScore } from '../../testing/judge.ts';
import audit from './black-bars.ts';

const { quality } = fakeArtifacts();
const under = (bars: number) => ({ quality: { ...quality, bars: { vertical: bars, horizontal: 0 } } });

describe('black-bars', () => {
  it.each([
    [0, 99, 100],
    [0.03, 96, 98],
    [0.08, 59, 61],
    [0.2, 0, 2],
  ])('scores bars that cover %f of the frame between %i and %i', (share, low, high) => {
    const score = judgedScore(audit, under(share));
    expect(score).toBeGreaterThanOrEqual(low);
    expect(score).toBeLessThanOrEqual(high);
  });

  it('says how much of the frame is lost and where', () => {
    const { observation, fix, evidence } = judge(audit, under(0.31));
    expect(observation).toMatch(/^Bars above and below take 31% of the frame/);
    expect(fix).toBe('Rebuild the design at this size, so that it fills the frame.');
    expect(evidence[0]?.box?.h).toBeCloseTo(0.69);
    expect(judge(audit, under(0)).observation).toBe('The picture fills the frame.');
  });

  it('describes bars on all sides, and stays neutral about narrow ones', () => {
    const around = { quality: { ...quality, bars: { vertical: 0.2, horizontal: 0.1 } } };
    expect(judge(audit, around).observation).toMatch(/^Bars on all sides take 28% of the frame/);
    expect(judge(audit, under(0.04))).toMatchObject({
      observation: 'Narrow bars above and below take 4% of the frame.',
      title: 'Black bars',
    });
  });

  it('does not apply to older measurements without bars', () => {
    expect(judge(audit, { quality }).status).toBe('notApplicable');
  });
});
