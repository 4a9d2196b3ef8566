import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../../scripts/command.ts';
import { readTable } from '../elements/table.ts';

/** Folder of our own rendered pictures, by set; not in version control. */
export const RENDERED_FOLDER = path.join(ROOT, '.cache');

/**
 * The texts and ratings of such pictures.
 * @param table CSV file @param set folder of the pictures @param script npm script that renders them
 * @throws when a picture is not rendered yet
 */
export function renderedRows(
  table: string,
  set: 'drawn' | 'mockups',
  script: string,
): readonly Readonly<Record<string, string>>[] {
  const rows = readTable(readFileSync(table, 'utf8'));
  const missing = rows.find(({ file }) => !existsSync(path.join(RENDERED_FOLDER, set, file!)));
  if (missing) throw new Error(`There is no ${missing['file']}: run npm run ${script} first.`);
  return rows;
}
