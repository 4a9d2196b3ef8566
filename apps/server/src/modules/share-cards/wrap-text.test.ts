import { expect, it } from 'vitest';
import { wrapText } from './wrap-text.ts';

const WIDTH = { em: 10, lines: 3 };

it.each([
  ['', ['']],
  ['Strong picture.', ['Strong picture.']],
  ['  Strong\n picture  ', ['Strong picture']],
  ['A clear offer in a crowded picture.', ['A clear offer in a', 'crowded picture.']],
])('wrapText splits “%s” into lines', (text, lines) => {
  expect(wrapText(text, WIDTH)).toEqual(lines);
});

it('wrapText ends text that is too long with an ellipsis after a whole word', () => {
  const lines = wrapText(
    'Copy and picture speak of different things, and nothing asks to act at all.',
    WIDTH,
  );
  expect(lines).toEqual(['Copy and picture', 'speak of different', 'things, and nothing…']);
});

it('wrapText cuts a word that does not fit on a line', () => {
  const [line, ...rest] = wrapText('Donaudampfschifffahrtsgesellschaft', WIDTH);
  expect(line).toMatch(/^Donaudampfsch\w+…$/);
  expect(rest).toEqual([]);
});

it('wrapText handles wide characters and scripts without spaces', () => {
  expect(wrapText('夏のセール全品三割引です。', WIDTH)).toEqual(['夏のセール全品三割引', 'です。']);
  expect(wrapText('Say “夏のセール全品割” first', WIDTH)).toEqual(['Say “夏のセール全品', '割” first']);
});

it('wrapText ends text that is too long with an ellipsis in scripts without spaces', () => {
  const lines = wrapText('夏のセール全品三割引'.repeat(4), WIDTH);
  expect(lines).toHaveLength(3);
  expect(lines[2]).toBe('夏のセール全品三割…');
});
