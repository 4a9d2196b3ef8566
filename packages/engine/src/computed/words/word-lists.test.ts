import { describe, expect, it } from 'vitest';
import { textLine } from '../../testing/index.ts';
import { pictureWords } from './picture-words.ts';
import { matchesList } from './word-lists.ts';

const list = new Set(['save', 'easy', 'protect', 'fresh', 'hot']);
const answers = (text: string) => pictureWords([textLine({ text })]).map(matchesList(list));

describe('a list of words', () => {
  it.each(['save', 'saves', 'saved', 'saving', 'easily', 'easier', 'easiest', 'protects', 'hot', 'fresher'])(
    'knows “%s” by its stem',
    (word) => {
      expect(answers(word)).toEqual([true]);
    },
  );

  it.each(['wave', 'hotel', 'ease', 'sing', 'refreshment'])(
    'does not take “%s” for one of its own',
    (word) => {
      expect(answers(word)).toEqual([false]);
    },
  );

  it('finds a telling word where the reader ran several together', () => {
    expect(answers('protectyourskinnow')).toEqual([true]);
    expect(answers('aphotographicplace')).toEqual([false]);
  });
});
