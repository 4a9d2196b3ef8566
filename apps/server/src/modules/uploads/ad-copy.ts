import { TEXTS, adCopySchema } from '@adjudge/contract';
import { ApiError } from '../../errors/api-error.ts';

/**
 * The ad copy from a form, trimmed; null if none was given.
 * @throws ApiError 'invalid' if it is too short, too long, or missing where it is required
 */
export function readAdCopy(given: string | undefined, { required }: { required: boolean }): string | null {
  const text = given?.trim() ?? '';
  if (text === '' && !required) return null;
  const parsed = adCopySchema.safeParse(text);
  if (!parsed.success) throw new ApiError('invalid', parsed.error.issues[0]?.message ?? TEXTS.copyShort);
  return parsed.data;
}
