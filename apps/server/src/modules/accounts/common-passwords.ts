import { TEXTS } from '@adjudge/contract';
import { ApiError } from '../../errors/api-error.ts';

let known: Promise<ReadonlySet<string>> | undefined;

/** About 49,000 passwords by how often they appear in leaks, the 10,000 most common first. Loaded on first use. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/**
 * Refuses the passwords that attackers try first, however they are capitalized.
 * @throws ApiError 'invalid'
 */
export async function assertUncommonPassword(password: string): Promise<void> {
  known ??= load();
  if ((await known).has(password.toLowerCase())) throw new ApiError('invalid', TEXTS.passwordCommon);
}
