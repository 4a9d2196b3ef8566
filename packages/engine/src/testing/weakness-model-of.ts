import { WEAKNESSES } from '../artifacts/weaknesses.ts';
import type { WeaknessModel } from '../writer/verdict/likely-weakness.ts';

/** Each weakness as likely as said, in log odds, whatever the ad; others as good as never. */
export const weaknessModelOf = (odds: Readonly<Record<string, number>>): WeaknessModel =>
  Object.fromEntries(
    WEAKNESSES.map((weakness) => [weakness, { intercept: odds[weakness] ?? -9, weights: {} }]),
  ) as unknown as WeaknessModel;
