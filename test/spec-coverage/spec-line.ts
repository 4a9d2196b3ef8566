/**
 * A line of the specification: what it asks in our words, the text it quotes (`null` for none), the file that
 * implements it, and the test that shows it. The last three are left out until it is done.
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
