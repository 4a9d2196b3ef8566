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
  /** What the audit says to do about them. */
  readonly advice: RegExp;
}

interface ClaimBreach extends Breach {
  /** The score of copy that breaks the rule once lies between these. */
  readonly once: { readonly above: number; readonly below: number };
}

interface FormBreach extends Breach {
  /** What the audit measures of `first`. */
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

/** What holds of every audit of a claim: clean copy is not judged, and every breach costs. */
export function describeClaimPolicy(audit: CopyAudit, breach: ClaimBreach): void {
  describe(audit.id, () => {
    itJudgesClaims(audit, breach);
  });
}

/** The same of a claim that is looked up in English lists. */
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

/** What holds of every audit of how the copy is written: clean copy is judged too, and is better. */
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
