import { ALL_WEAKNESSES, type WeaknessModel } from '../writer/verdict/likely-weakness.ts';

/** Each weakness as likely as said, in log odds, whatever the ad; others as good as never. */
export const weaknessModelOf = (odds: Readonly<Record<string, number>>): WeaknessModel =>
  Object.fromEntries(
    ALL_WEAKNESSES.map((weakness) => [weakness, { intercept: odds[weakness] ?? -9, weights: {} }]),
  ) as unknown as WeaknessModel;
