import { createHash } from 'node:crypto';
import { type ModelSettings, PROMPT_VERSION } from '@adjudge/engine/intake';

/** Identifies a question. The same file, copy, model and prompt give the same key, since asking again tells nothing new. */
export function readingKeyOf(
  { provider, baseUrl, model }: ModelSettings,
  bytes: Uint8Array,
  copy: string | null,
): string {
  const asked = JSON.stringify([provider, baseUrl, model, PROMPT_VERSION, copy]);
  return createHash('sha256').update(asked).update(bytes).digest('hex');
}
