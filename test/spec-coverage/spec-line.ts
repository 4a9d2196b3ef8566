/**
 * A line of the specification: what it asks in our words, the text it quotes, the file it lives in, and the test that
 * shows it. `null` for the first of these where nothing is quoted; the others are left out as long as it is not done.
 */
export type SpecLine = readonly [
  asks: string,
  quote: string | null,
  livesIn?: string,
  testFile?: string,
  testTitle?: string,
];

export interface SpecSection {
  readonly title: string;
  readonly lines: readonly SpecLine[];
}
