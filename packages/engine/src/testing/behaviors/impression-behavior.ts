import { describe, expect, it } from 'vitest';
import type { Audit } from '../../audit.ts';
import type { ImpressionQuality } from '../../artifacts/impression.ts';
import { fakeArtifacts } from '../fakes/fake-artifacts.ts';
import { judge } from '../judge.ts';
import { itReportsStyleNeutrally } from './neutral-style-behavior.ts';

/** Shared tests for learned audits: each must depend on its own quality and on no other. */
export function behavesAsImpression(audit: Audit<'impression'>, quality: ImpressionQuality): void {
  const { impression } = fakeArtifacts();
  const rated = (rating: number) =>
    judge(audit, { impression: { ...impression, [quality]: { ...impression[quality], rating } } });

  describe(audit.id, () => {
    it('rises with the rating of its own quality alone', () => {
      const scores = [30, 62, 76, 88].map((rating) => rated(rating).score ?? 0);
      expect(scores).toEqual(scores.toSorted((a, b) => a - b));
      expect(scores[0]).toBeLessThan(25);
      expect(scores[1]).toBeCloseTo(60, 0);
      expect(scores[3]).toBeCloseTo(97, 0);
      const others = Object.keys(impression).filter((name) => name !== quality);
      const lowered = Object.fromEntries(
        others.map((name) => [name, { ...impression[name as ImpressionQuality], rating: 5 }]),
      );
      expect(judge(audit, { impression: { ...impression, ...lowered } }).score).toBe(
        judge(audit, { impression }).score,
      );
    });

    itReportsStyleNeutrally(
      audit,
      [30, 88].map((rating) => [
        `${rating}`,
        { impression: { ...impression, [quality]: { ...impression[quality], rating } } },
        `Predicted: ${rating} of 100 (73 is typical).`,
      ]),
    );

    it('marks where it was raised and lowered', () => {
      const boxes = rated(50).evidence.map(({ box }) => box);
      expect(boxes).toEqual([impression[quality].raised, impression[quality].lowered]);
    });
  });
}
