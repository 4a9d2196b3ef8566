import type { ExportedAnalysis } from './exportable.ts';
import { CSV_COLUMNS } from './csv-columns.ts';
import { csvRows } from './csv-rows.ts';
import { csvText } from '../../formats/csv-text.ts';

/** The whole analysis as one table, one row per item. Cells are escaped so that a spreadsheet never runs them. */
export const analysisCsv = (fetched: ExportedAnalysis): string =>
  csvText(
    CSV_COLUMNS,
    csvRows(fetched).map((row) => CSV_COLUMNS.map((column) => row[column])),
  );
