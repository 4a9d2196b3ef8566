import { createHash } from 'node:crypto';
import { type ModelSettings, PROMPT_VERSION } from '@adjudge/engine/intake';

/** The same for the same file and copy shown to the same model with the same prompt: asked again, nothing new is said. */
export function readingKeyOf(
  { provider, baseUrl, model }: ModelSettings,
  bytes: Uint8Array,
  copy: string | null,
): string {
  const asked = JSON.stringify([provider, baseUrl, model, PROMPT_VERSION, copy]);
  return createHash('sha256').update(asked).update(bytes).digest('hex');
}
