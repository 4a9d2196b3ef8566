import { TEXTS } from '@adjudge/contract';
import { ApiError } from '../../errors/api-error.ts';

let known: Promise<ReadonlySet<string>> | undefined;

/** Some 49,000 by how often they were found in leaks, the 10,000 most common first; loaded when the first one is chosen. */
async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

/**
 * Those that everybody who guesses tries first, however they are capitalized.
 * @throws ApiError 'invalid'
 */
export async function refuseCommon(password: string): Promise<void> {
  known ??= load();
  if ((await known).has(password.toLowerCase())) throw new ApiError('invalid', TEXTS.passwordCommon);
}
