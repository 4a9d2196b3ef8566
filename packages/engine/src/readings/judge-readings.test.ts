import { describe, expect, it } from 'vitest';
import headlineSize from '../audits/clarity/headline-size.ts';
import type { Gathered } from '../grading/run-audit.ts';
import { runAudit } from '../grading/run-audit.ts';
import { fakeArtifacts } from '../testing/fakes/fake-artifacts.ts';
import { textLine } from '../testing/fakes/fake-elements.ts';
import { readingsOf, runReadings } from './judge-readings.ts';

/** @param second probability that the second line is the headline */
function of(heights: readonly [number, number], second = 0): Gathered {
  const artifacts = fakeArtifacts({
    text: [
      textLine({ text: 'Hot until the summit', height: heights[0], role: 'headline' }),
      textLine({
        text: 'Tea that stays with you',
        height: heights[1],
        role: 'body',
        box: { x: 0.1, y: 0.7, w: 0.5, h: heights[1] },
      }),
    ],
  });
  const headlines = [{ lines: [0], p: 1 - second }, ...(second > 0 ? [{ lines: [1], p: second }] : [])];
  return {
    artifacts: { ...artifacts, elements: { ...artifacts.elements, headlines } },
    failures: {},
    confidence: {},
  };
}

describe('an audit of an image with several possible readings', () => {
  it('has the score of the reading if there is only one', () => {
    const gathered = of([0.09, 0.03]);
    expect(readingsOf(gathered)).toEqual([{ gathered, weight: 1 }]);
    expect(runReadings(headlineSize, readingsOf(gathered))).toEqual(runAudit(headlineSize, gathered));
  });

  it('has a score between those of its readings, and describes the most likely one', () => {
    const readings = readingsOf(of([0.03, 0.029], 0.4));
    expect(readings).toHaveLength(2);
    const audit = {
      ...headlineSize,
      run: (artifacts: Parameters<typeof headlineSize.run>[0]) => {
        const first = artifacts.text[0]?.role === 'headline';
        return { ...headlineSize.run(artifacts), value: first ? 100 : 0 } as ReturnType<
          typeof headlineSize.run
        >;
      },
    };
    const alone = readings.map(({ gathered }) => runAudit(audit, gathered).score ?? 0);
    const told = runReadings(audit, readings);
    expect(told.score).toBeGreaterThan(Math.min(...alone));
    expect(told.score).toBeLessThan(Math.max(...alone));
    expect(told.observation).toBe(runAudit(audit, readings[0]!.gathered).observation);
    // One reading passes and the other fails, so neither heading applies.
    expect([told.title, told.fix]).toEqual([headlineSize.words.name, '']);
  });

  it('measures headline attention for each reading', () => {
    const shares = readingsOf(of([0.03, 0.029], 0.4)).map(
      ({ gathered }) => gathered.artifacts.attention?.shares.headline,
    );
    expect(new Set(shares).size).toBe(2);
  });

  it('does not apply if the most likely reading says so', () => {
    const gathered = of([0.09, 0.03]);
    const none = { ...gathered, artifacts: { ...gathered.artifacts, text: [] } };
    expect(runReadings(headlineSize, readingsOf(none)).status).toBe('notApplicable');
  });
});
