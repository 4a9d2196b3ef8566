import { expect, it } from 'vitest';
import { wrapText } from './wrap-text.ts';

const WIDTH = { em: 10, lines: 3 };

it.each([
  ['', ['']],
  ['Strong picture.', ['Strong picture.']],
  ['  Strong\n picture  ', ['Strong picture']],
  ['A clear offer in a crowded picture.', ['A clear offer in a', 'crowded picture.']],
])('“%s” stands in lines', (text, lines) => {
  expect(wrapText(text, WIDTH)).toEqual(lines);
});

it('ends in an ellipsis after a whole word where it is too long', () => {
  const lines = wrapText(
    'Copy and picture speak of different things, and nothing asks to act at all.',
    WIDTH,
  );
  expect(lines).toEqual(['Copy and picture', 'speak of different', 'things, and nothing…']);
});

it('cuts a word that no line can hold', () => {
  const [line, ...rest] = wrapText('Donaudampfschifffahrtsgesellschaft', WIDTH);
  expect(line).toMatch(/^Donaudampfsch\w+…$/);
  expect(rest).toEqual([]);
});

it('takes letters of other scripts for wide ones, and breaks between those that are written without spaces', () => {
  expect(wrapText('夏のセール全品三割引です。', WIDTH)).toEqual(['夏のセール全品三割引', 'です。']);
  expect(wrapText('Say “夏のセール全品割” first', WIDTH)).toEqual(['Say “夏のセール全品', '割” first']);
});

it('ends too long a line of them in an ellipsis too', () => {
  const lines = wrapText('夏のセール全品三割引'.repeat(4), WIDTH);
  expect(lines).toHaveLength(3);
  expect(lines[2]).toBe('夏のセール全品三割…');
});
