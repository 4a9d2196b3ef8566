import { describe, expect, it } from 'vitest';
import { callToActionOf, fakeArtifacts, textLine } from '../testing/fakes/fake-artifacts.ts';
import { mainObjective } from '../rubrics/with-objective.ts';
import { regrade } from '../grading/grade.ts';
import { total } from '../scoring/total.ts';
import { rubricFor } from '../rubrics/index.ts';
import { withObjective } from '../rubrics/with-objective.ts';
import { OBJECTIVES } from '../report/user-input.ts';
import { objectiveOf } from './objective.ts';

const headline = textLine();
const quiet = { text: [headline], callToAction: null };
const address = textLine({ text: 'www.tarnwell.com', role: 'body' });

describe('ad objective', () => {
  it.each([
    ['a button', {}, 'response'],
    ['a headline alone', quiet, 'awareness'],
    ['a headline and an address', { ...quiet, text: [headline, address] }, 'consideration'],
  ] as const)('is inferred from %s', (_, changes, objective) => {
    const mix = objectiveOf(fakeArtifacts(changes), undefined);
    expect(mainObjective(mix)).toBe(objective);
    expect(OBJECTIVES.reduce((sum, each) => sum + mix[each], 0)).toBeCloseTo(1, 2);
  });

  it('is the one the user set', () => {
    expect(objectiveOf(fakeArtifacts(), { objective: 'awareness' })).toEqual({
      awareness: 1,
      consideration: 0,
      response: 0,
    });
  });

  it('changes smoothly with the confidence in the button', () => {
    const responseAt = (confidence: number) =>
      objectiveOf(
        fakeArtifacts({ text: [headline], callToAction: callToActionOf({ confidence }) }),
        undefined,
      ).response;
    const steps = Array.from({ length: 40 }, (_, step) => responseAt(0.5 + step / 80));
    expect(responseAt(1) - responseAt(0.5)).toBeGreaterThan(0.2);
    for (const [index, value] of steps.slice(1).entries()) expect(value - steps[index]!).toBeLessThan(0.06);
  });
});

describe('a report weighted for an objective', () => {
  const gathered = { artifacts: fakeArtifacts({ callToAction: null }), failures: {}, confidence: {} };
  const facts = { fileName: 'banner.png' };
  const weighed = (objective: (typeof OBJECTIVES)[number]) =>
    regrade(facts, gathered, { objective }).analysis;

  it('gives the call to action less weight for awareness than for response', () => {
    const weightIn = (objective: (typeof OBJECTIVES)[number]) =>
      weighed(objective).scoreBreakdown.find(({ id }) => id === 'call-to-action')?.weight ?? 0;
    expect(weightIn('awareness')).toBeLessThan(0.9 * weightIn('response'));
    expect(weighed('awareness').overallScore ?? 0).toBeGreaterThan(weighed('response').overallScore ?? 100);
  });

  it('lists the changed weights, which add up to the overall score', () => {
    const { objective, scoreBreakdown, overallScore, audits } = weighed('awareness');
    expect(objective).toMatchObject({ is: 'awareness', guessed: false });
    expect(objective?.weights.find(({ category }) => category === 'call-to-action')?.times).toBeLessThan(0.9);
    const sum = scoreBreakdown.reduce((all, { score, weight }) => all + (score ?? 0) * weight, 0);
    expect(sum).toBeCloseTo(overallScore ?? 0, 0);
    const rubric = rubricFor('banner');
    const again = total(
      withObjective(rubric, objective!.chances),
      new Map(audits.map((audit) => [audit.id, audit])),
    );
    expect(again.overall).toBe(overallScore);
  });

  it('gives only the reasons of the objective that it was weighted for', () => {
    const stated = weighed('awareness').objective?.weights.map(({ reason }) => reason);
    expect(stated).toContainEqual(expect.stringMatching(/^An awareness ad should be/));
    const guessed = regrade(facts, { ...gathered, artifacts: fakeArtifacts() }, {}).analysis.objective;
    expect(guessed?.is).toBe('response');
    const told = guessed?.weights.map(({ reason }) => reason).join(' ');
    expect(told).toContain('It may also be an awareness ad.');
    expect(told).not.toMatch(/should be remembered|People who compare/);
  });

  it('marks an inferred objective as guessed', () => {
    expect(regrade(facts, gathered, {}).analysis.objective).toMatchObject({ guessed: true });
  });
});
