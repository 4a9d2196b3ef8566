import { expect, it } from 'vitest';
import { putSpacesBack } from './text-spaces.ts';

it.each([
  ['SHOPNOW', 1, 'SHOP NOW'],
  ['SHOPNOWANDSAVE', null, 'SHOP NOW AND SAVE'],
  ['Upto 50%offeverything', 3, 'Upto 50% off everything'],
  ['Samsung', 0, 'Samsung'],
  ['Samsung', null, 'Samsung'],
  ['CL IN I QUE', 0, 'CLINIQUE'],
  ['Order before 6pm,same day', null, 'Order before 6pm, same day'],
  ['1,000.50', null, '1,000.50'],
  ['TARNWELL', null, 'TARNWELL'],
])('%s with %s gaps seen reads %s', (line, gaps, text) => {
  expect(putSpacesBack(line, gaps)).toBe(text);
});
