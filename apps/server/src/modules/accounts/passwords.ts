import { hash, verify } from '@node-rs/argon2';

// OWASP password storage cheat sheet: argon2id (the library's default), 19 MiB, 2 passes, 1 lane.
export const PASSWORD_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

let dummyHash: Promise<string> | undefined;

export const hashPassword = (password: string): Promise<string> => hash(password, PASSWORD_COST);

/** Takes as long without a stored hash as with one, so that timing does not reveal which emails have an account. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  dummyHash ??= hashPassword('no account has this password');
  const matches = await verify(stored ?? (await dummyHash), password);
  return matches && stored !== null;
}
