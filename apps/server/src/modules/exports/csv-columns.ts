/** In file order. */
export const CSV_COLUMNS = [
  'Section',
  'Item',
  'Status',
  'Score',
  'Value',
  'Unit',
  'Shown as',
  'Good',
  'Confidence',
  'Typical',
  'Weight',
  'Points possible',
  'Points lost',
  'Points gained',
  'Text',
  'Details',
  'How to fix it',
  'Why it matters',
  'Source',
  'Measured',
  'Read',
  'Share of reader',
] as const;
export type CsvColumn = (typeof CSV_COLUMNS)[number];

/** Numbers stay numbers, so that a spreadsheet can add them up. */
export type CsvRow = { readonly [Column in CsvColumn]?: string | number | null } & {
  readonly Section: string;
  readonly Item: string;
};

type Pairs = readonly (readonly [item: string, text: string | number | null])[];

export const facts = (Section: string, pairs: Pairs): CsvRow[] =>
  pairs.map(([Item, value]) =>
    typeof value === 'number' ? { Section, Item, Value: value } : { Section, Item, Text: value },
  );

export const numbered = (Section: string, word: string, texts: readonly string[]): CsvRow[] =>
  texts.map((Text, index) => ({ Section, Item: `${word} ${index + 1}`, Text }));
