import { expect, it } from 'vitest';
import { withoutRepeat } from './without-repeat.ts';

it.each([
  [
    'The headline “Stay in touch” is faint.',
    'Set the headline “Stay in touch” in black.',
    'Set the headline in black.',
  ],
  [
    '“Stay in touch” is faint.',
    'Darken the picture behind the headline “Stay in touch”.',
    'Darken the picture behind the headline.',
  ],
  [
    '“From £4,950” is small, and so is “Ask us”.',
    'Set “From £4,950” larger. Then look at “Ask us”.',
    'Set it larger. Then look at “Ask us”.',
  ],
  [
    '“Stay in touch” is small.',
    'Set the headline “Stay in touch” larger. Set the headline “Stay in touch” in black.',
    'Set the headline larger. Set the headline in black.',
  ],
  [
    '“Book a table” is small.',
    'Make the button “Book a table” twice as high.',
    'Make the button “Book a table” twice as high.',
  ],
  [
    '“Fear” and “Alarm!” are alike.',
    'Keep one of “Alarm!” and “Fears”.',
    'Keep one of “Alarm!” and “Fears”.',
  ],
  ['The background behind “Stay in touch” is busy.', 'Move “Stay in touch” away.', 'Move the text away.'],
  [
    'The background behind the headline “Stay in touch” is busy.',
    'Move the headline “Stay in touch” away.',
    'Move the headline away.',
  ],
  ['The line at the top covers a face.', 'Move the line at the top off the face.', 'Move it off the face.'],
  [
    'The line at the top covers a face.',
    'Move the line at the top left off the face.',
    'Move the line at the top left off the face.',
  ],
  [
    'The line at the top left covers a face.',
    'Move the line at the top off the face.',
    'Move the line at the top off the face.',
  ],
  [
    '“tonihgt” is misspelled.',
    'Write “tonight” instead of “tonihgt”.',
    'Write “tonight” instead of “tonihgt”.',
  ],
  ['It has 42 lines of text.', 'Keep “From £4,950”.', 'Keep “From £4,950”.'],
])('leaves out repeated quotes in %s', (before, advice, told) => {
  expect(withoutRepeat(advice, before)).toBe(told);
});
