import { TEXTS, hintsSchema } from '@adjudge/contract';
import type { Hints } from '@adjudge/engine/report';
import { ApiError } from '../../errors/api-error.ts';

const FIELDS = ['brand', 'objective', 'industry', 'audience'] as const;

/**
 * What a form says about the creative; null if it says nothing. Empty fields count as omitted.
 * @throws ApiError 'invalid', naming the field
 */
export function readHints(given: (name: (typeof FIELDS)[number]) => string | undefined): Hints | null {
  const filled = FIELDS.flatMap((name) => {
    const text = given(name)?.trim() ?? '';
    return text === '' ? [] : [[name, text] as const];
  });
  if (filled.length === 0) return null;
  const parsed = hintsSchema.safeParse(Object.fromEntries(filled));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new ApiError('invalid', issue ? `${String(issue.path[0])}: ${issue.message}` : TEXTS.hintsInvalid);
}
