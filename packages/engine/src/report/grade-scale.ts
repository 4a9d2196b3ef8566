/** The only grade scale of the product: the lowest score of each letter, best first. */
export const GRADE_SCALE = [
  ['A+', 97],
  ['A', 93],
  ['A-', 90],
  ['B+', 87],
  ['B', 83],
  ['B-', 80],
  ['C+', 77],
  ['C', 73],
  ['C-', 70],
  ['D+', 67],
  ['D', 65],
  ['F', 0],
] as const;

export type GradeLetter = (typeof GRADE_SCALE)[number][0];

/** The letter for an overall score, 0..100. */
export function letterOf(score: number): GradeLetter {
  return GRADE_SCALE.find(([, least]) => score >= least)?.[0] ?? 'F';
}
