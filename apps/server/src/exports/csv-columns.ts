/** Columns, in the order of the file. */
export const CSV_COLUMNS = [
  'Section',
  'Item',
  'Status',
  'Score',
  'Value',
  'Unit',
  'Shown as',
  'Good',
  'Weight',
  'Points possible',
  'Points lost',
  'Points gained',
  'Text',
  'Details',
  'How to fix it',
  'Why it matters',
  'Source',
] as const;
export type CsvColumn = (typeof CSV_COLUMNS)[number];

/** Numbers stay numbers, so that a spreadsheet can add them. */
export type CsvRow = { readonly [Column in CsvColumn]?: string | number | null } & {
  readonly Section: string;
  readonly Item: string;
};
