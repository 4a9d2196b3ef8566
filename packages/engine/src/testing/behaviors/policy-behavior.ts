import { describe, expect, it } from 'vitest';
import type { Audit, Finding } from '../../audit.ts';
import type { Copy } from '../../artifacts/copy-artifacts.ts';
import { score } from '../../scoring/curves.ts';
import { breaches } from '../fakes/copy-hits.ts';
import { copyOf } from '../fakes/fake-copy.ts';

type CopyAudit = Audit<'copy'>;

interface Breach {
  readonly rule: string;
  /** Words that break the rule. */
  readonly first: string;
  /** Must match the audit's advice. */
  readonly advice: RegExp;
}

interface ClaimBreach extends Breach {
  /** Exclusive bounds for the score of copy that breaks the rule once. */
  readonly once: { readonly above: number; readonly below: number };
}

interface FormBreach extends Breach {
  /** What the audit must measure when `first` is the only breach. */
  readonly value: number;
}

const findingOf = (audit: CopyAudit, overrides: Partial<Copy>): Finding =>
  audit.run({ copy: copyOf(overrides) });

function measuredOf(audit: CopyAudit, policy: Copy['policy']): number {
  const finding = findingOf(audit, { policy });
  if (finding.kind !== 'measured') throw new Error(`${audit.id} is to measure this copy.`);
  return finding.value;
}

const scoreOf = (audit: CopyAudit, policy: Copy['policy']): number =>
  score(audit.curve, measuredOf(audit, policy));

/** Shared tests for claim audits: clean copy is not judged, and every breach lowers the score. */
export function describeClaimPolicy(audit: CopyAudit, breach: ClaimBreach): void {
  describe(audit.id, () => {
    itJudgesClaims(audit, breach);
  });
}

/** Like `describeClaimPolicy`, for claims found with English word lists: copy in other languages needs human review. */
export function describeEnglishClaimPolicy(audit: CopyAudit, breach: ClaimBreach): void {
  describe(audit.id, () => {
    itJudgesClaims(audit, breach);

    it('asks for a person where the copy is not English', () => {
      expect(findingOf(audit, { language: 'de' })).toMatchObject({
        kind: 'needsReview',
        reason: expect.stringContaining('German'),
      });
    });
  });
}

/** Shared tests for audits of how the copy is written: clean copy is judged too, and scores higher. */
export function describeFormPolicy(audit: CopyAudit, { value, ...breach }: FormBreach): void {
  const { rule, first } = breach;
  describe(audit.id, () => {
    itMeasures(audit, breach, value);

    it('measures clean copy', () => {
      expect(measuredOf(audit, [])).toBeCloseTo(0, 1);
    });

    it('prefers clean copy', () => {
      expect(scoreOf(audit, [])).toBeGreaterThan(scoreOf(audit, breaches(rule, first)) + 8);
    });

    itQuotes(audit, breach);
  });
}

function itJudgesClaims(audit: CopyAudit, { once, ...breach }: ClaimBreach): void {
  const { rule, first } = breach;
  itMeasures(audit, breach, 1);

  it('punishes every further breach', () => {
    const better = scoreOf(audit, breaches(rule, first));
    expect(better).toBeGreaterThan(scoreOf(audit, breaches(rule, 'one', 'two', 'three')) + 8);
    expect(better).toBeGreaterThan(once.above);
    expect(better).toBeLessThan(once.below);
  });

  itQuotes(audit, breach);

  it('has nothing to judge where no such thing is said', () => {
    expect(findingOf(audit, { policy: [] }).kind).toBe('notApplicable');
  });
}

function itMeasures(audit: CopyAudit, { rule, first }: Breach, value: number): void {
  it(`measures a breach of ${rule}`, () => {
    expect(measuredOf(audit, breaches(rule, first))).toBeCloseTo(value, 1);
  });
}

function itQuotes(audit: CopyAudit, { rule, first, advice }: Breach): void {
  it('quotes the copy and marks the place', () => {
    const finding = findingOf(audit, { policy: breaches(rule, first) });
    expect(finding).toMatchObject({
      kind: 'measured',
      observation: expect.stringContaining(`“${first}”`),
      evidence: expect.arrayContaining([expect.objectContaining({ span: expect.anything() })]),
    });
    expect(finding.kind === 'measured' && finding.advice).toMatch(advice);
  });
}
