import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { hashPassword, passwordMatches } from './passwords.ts';

it('password hashes use the parameters recommended by OWASP outside of tests', () => {
  const file = path.join(import.meta.dirname, 'passwords.ts');
  const program = `const { hashPassword } = await import(${JSON.stringify(file)}); console.log(await hashPassword('a'));`;
  const hash = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('password hashes use cheap parameters in tests and still verify correctly', async () => {
  const hash = await hashPassword('a');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
  expect(await passwordMatches(hash, 'a')).toBe(true);
  expect(await passwordMatches(hash, 'b')).toBe(false);
  expect(await passwordMatches(null, 'no account has this password')).toBe(false);
});
