import { describe, expect, it } from 'vitest';
import { runAudit } from './run-audit.ts';
import { PASS_SCORE } from '../scoring/marks.ts';
import { MIDDLING_SCORE } from '../scoring/curves.ts';
import { GOOD_SCORE } from '../scoring/marks.ts';
import { fakeAudit, found } from '../testing/fakes/fake-audit.ts';

const nothing = { artifacts: {}, failures: {}, confidence: {} };

describe('running an audit', () => {
  it('scores a value by the curve and uses the failing text below the passing score', () => {
    expect(runAudit(fakeAudit('margin', found(MIDDLING_SCORE)), nothing)).toMatchObject({
      status: 'measured',
      value: MIDDLING_SCORE,
      display: `${MIDDLING_SCORE} of 100`,
      good: `at least ${GOOD_SCORE} of 100`,
      score: MIDDLING_SCORE,
      title: 'margin is poor',
      fix: 'fix margin',
    });
  });

  it('uses the passing text above the passing score', () => {
    expect(runAudit(fakeAudit('margin', found(GOOD_SCORE)), nothing).title).toBe('margin is well');
  });

  it('uses the neutral name for a barely passing score', () => {
    const audit = fakeAudit('margin', found(75));
    const { score, title } = runAudit(audit, nothing);
    expect({ holds: (score ?? 0) >= PASS_SCORE, title }).toEqual({ holds: true, title: audit.words.name });
  });

  it('prefers advice specific to the creative to general advice', () => {
    const audit = fakeAudit('margin', { ...found(20), advice: 'Move “Shop now” 12 px up.' } as ReturnType<
      typeof found
    >);
    expect(runAudit(audit, nothing).fix).toBe('Move “Shop now” 12 px up.');
  });

  it('works without an optional measurement, with lower confidence', () => {
    const audit = {
      ...fakeAudit('space', found(95, 0.9), ['callToAction']),
      optionalNeeds: ['callToAction'] as const,
    };
    const failed = { ...nothing, failures: { callToAction: 'The finder failed.' } };
    const [without, having] = [failed, { ...nothing, artifacts: { callToAction: null } }].map((gathered) =>
      runAudit(audit, gathered),
    );
    expect(without).toMatchObject({ status: 'measured', score: having?.score });
    expect(without?.confidence).toBeLessThan(having?.confidence ?? 0);
  });

  it('limits how much an uncertain optional measurement lowers the confidence', () => {
    const audit = {
      ...fakeAudit('space', found(95), ['text', 'callToAction']),
      optionalNeeds: ['callToAction'] as const,
    };
    const artifacts = { text: [], callToAction: null };
    const confidenceWith = (confidence: object) =>
      runAudit(audit, { ...nothing, artifacts, confidence }).confidence;
    expect(confidenceWith({ callToAction: 0.2 })).toBe(
      runAudit(audit, { ...nothing, artifacts: { text: [] } }).confidence,
    );
    expect(confidenceWith({ callToAction: 0.8 })).toBe(0.8);
    expect(confidenceWith({ text: 0.2 })).toBe(0.2);
  });

  it.each([
    ['a failed measurement', { failures: { text: 'The reader did not load.' } }, 'The reader did not load.'],
    ['a measurement that was not made', {}, 'text was not measured.'],
  ])('never counts %s against the creative', (_, gathered, reason) => {
    const audit = fakeAudit('text-contrast', found(0), ['text']);
    expect(runAudit(audit, { ...nothing, ...gathered })).toMatchObject({
      status: 'error',
      score: null,
      title: 'text-contrast name',
      observation: reason,
    });
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('no pixels');
      },
      'margin failed: no pixels',
    ],
    ['returns no finite number', () => found(Number.NaN), 'margin gave no finite value.'],
  ])('reports an error when an audit %s', (_, finding, reason) => {
    expect(runAudit(fakeAudit('margin', finding), nothing)).toMatchObject({
      status: 'error',
      observation: reason,
    });
  });

  it.each(['needsReview', 'notApplicable'] as const)('gives no score to %s', (kind) => {
    const audit = fakeAudit('margin', { kind, reason: 'No text.', evidence: [] });
    expect(runAudit(audit, nothing)).toMatchObject({ status: kind, score: null, observation: 'No text.' });
  });

  it('is only as confident as the measurements it uses', () => {
    const audit = fakeAudit('margin', found(80, 0.5), ['text']);
    const gathered = { artifacts: { text: [] }, failures: {}, confidence: { text: 0.8 } };
    expect(runAudit(audit, gathered).confidence).toBe(0.4);
  });
});
