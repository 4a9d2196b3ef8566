import { expect, it } from 'vitest';
import { readableName } from './receive-upload.ts';

it.each([
  [undefined, 'creative'],
  ['', 'creative'],
  ['folder/', 'creative'],
  [' \u200b\u0000 ', 'creative'],
  ['  spring ad.png\t', 'spring ad.png'],
  ['C:\\ads\\spring.png', 'spring.png'],
  ['../../etc/spring.png', 'spring.png'],
  ['gnp.\u202egnirps', 'gnp.gnirps'],
  ['cafe\u0301.png', 'caf\u00e9.png'],
  ['n'.repeat(200), 'n'.repeat(200)],
  [`${'n'.repeat(200)}.png`, 'n'.repeat(200)],
])('readableName turns %j into %j', (given, name) => {
  expect(readableName(given)).toBe(name);
});
