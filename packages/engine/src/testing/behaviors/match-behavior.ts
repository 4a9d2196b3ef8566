import { describe, expect, it } from 'vitest';
import type { Audit, Finding } from '../../audit.ts';
import type { SharedPoint } from '../../artifacts/copy-artifacts.ts';
import { score } from '../../scoring/curves.ts';
import { copyOf } from '../fakes/fake-copy.ts';

/** What the copy and the picture say about one topic; null where one does not mention it. */
type Said = readonly [copy: string | null, creative: string | null];

interface MatchCases {
  readonly kind: SharedPoint['kind'];
  readonly agreed: readonly [copy: string, creative: string];
  readonly against: readonly [copy: string, creative: string];
  /** Names the contradiction in the test title; 'a contradiction' by default. */
  readonly contradiction?: string;
  /** The values that the observation and the advice must quote; `against` by default. */
  readonly advised?: readonly [copy: string | null, creative: string];
}

type MatchAudit = Audit<'copy' | 'messageMatch'>;

/** Shared tests for audits that compare what the copy and the picture say about one topic. */
export function describeMatch(
  audit: MatchAudit,
  { kind, agreed, against, contradiction = 'a contradiction', advised = against }: MatchCases,
): void {
  const run = (said: Said, agrees: boolean) => findingOf(audit, [pointOf(kind, said, agrees)]);

  describe(audit.id, () => {
    it.each<[string, Said, boolean, number]>([
      ['what both say as full agreement', agreed, true, 100],
      ['what only the picture says as half', [null, agreed[1]], false, 45],
      [`${contradiction} as nothing`, against, false, 0],
    ])('measures %s', (_, said, agrees, value) => {
      expect(run(said, agrees)).toMatchObject({
        kind: 'measured',
        value,
        evidence: [expect.objectContaining({ span: expect.anything() })],
      });
    });

    it('scores agreement over silence, and silence over a contradiction', () => {
      const [full, silent, none] = [100, 45, 0].map((value) => score(audit.curve, value));
      expect(full).toBeGreaterThan(silent! + 10);
      expect(silent).toBeGreaterThan(none! + 10);
    });

    it('says what to write, with the words of this very ad', () => {
      expect(run(advised, false)).toMatchObject({
        observation: expect.stringContaining(advised[1]),
        advice: expect.stringContaining(advised[1]),
      });
    });

    it('does not apply where there is nothing to compare', () => {
      expect(findingOf(audit, []).kind).toBe('notApplicable');
    });
  });
}

const findingOf = (audit: MatchAudit, points: readonly SharedPoint[]): Finding =>
  audit.run({ copy: copyOf(), messageMatch: { score: 50, points, duplication: 0.3 } });

const pointOf = (kind: SharedPoint['kind'], [copy, creative]: Said, agrees: boolean): SharedPoint => ({
  kind,
  copy,
  creative,
  agrees,
});
