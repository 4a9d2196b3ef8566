import type { z } from 'zod';
import { UsageError } from './exit.ts';
import { readText } from './read-input.ts';

/**
 * Reads a file with one JSON object per line. Skips empty lines.
 * @throws UsageError naming the first line that does not match the schema
 */
export async function readJsonLines<S extends z.ZodType>(file: string, schema: S): Promise<z.output<S>[]> {
  const lines = (await readText(file)).split('\n').map((line) => line.trim());
  return lines.flatMap((line, index) => (line ? [parsed(line, schema, `${file}, line ${index + 1}`)] : []));
}

function parsed<S extends z.ZodType>(line: string, schema: S, place: string): z.output<S> {
  const shown = line.length > 80 ? `${line.slice(0, 80)} …` : line;
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch (error) {
    throw new UsageError(`${place}: this is not JSON: ${shown}`, { cause: error });
  }
  const { success, data, error } = schema.safeParse(value);
  if (success) return data;
  const [issue] = error.issues;
  const field = issue?.path.join('.');
  const wrong = field ? `‘${field}’ is missing or of the wrong kind` : 'this is not an object';
  throw new UsageError(`${place}: ${wrong}: ${shown}`);
}
