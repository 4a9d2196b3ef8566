import { DrizzleQueryError } from 'drizzle-orm';

/**
 * What a failed statement was to store is what people typed: password hashes, emails, reports. Logs and traces, which
 * others collect and which outlive an account, get the statement without its values.
 * @param text the message or stack of `error`, with or without those of its causes
 */
export function withoutValues(text: string, error: unknown): string {
  if (!(error instanceof Error)) return text;
  const told =
    error instanceof DrizzleQueryError
      ? text.replaceAll(error.message, () => `Failed query: ${error.query}`)
      : text;
  return withoutValues(told, error.cause);
}
