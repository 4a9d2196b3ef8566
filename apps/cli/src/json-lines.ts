import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { UsageError } from './exit.ts';

/**
 * Reads a file of one JSON object a line.
 * @throws UsageError naming the first line that is not what the schema wants
 */
export async function readJsonLines<S extends z.ZodType>(file: string, schema: S): Promise<z.output<S>[]> {
  const lines = (await readFile(file, 'utf8')).split('\n');
  return lines.flatMap((line, index) => {
    if (!line.trim()) return [];
    try {
      return [schema.parse(JSON.parse(line))];
    } catch {
      throw new UsageError(`${file}, line ${index + 1}: not a line as wanted: ${line.slice(0, 80)}`);
    }
  });
}
