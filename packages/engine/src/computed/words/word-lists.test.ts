import { describe, expect, it } from 'vitest';
import { textLine } from '../../testing/index.ts';
import { pictureWords } from './picture-words.ts';
import { matchesList } from './word-lists.ts';

const list = new Set(['save', 'easy', 'protect', 'fresh', 'hot']);
const answers = (text: string) => pictureWords([textLine({ text })]).map(matchesList(list));

describe('word list', () => {
  it.each(['save', 'saves', 'saved', 'saving', 'easily', 'easier', 'easiest', 'protects', 'hot', 'fresher'])(
    'matches “%s” by its stem',
    (word) => {
      expect(answers(word)).toEqual([true]);
    },
  );

  it.each(['wave', 'hotel', 'ease', 'sing', 'refreshment'])('does not match “%s”', (word) => {
    expect(answers(word)).toEqual([false]);
  });

  it('matches a word within several words read without spaces', () => {
    expect(answers('protectyourskinnow')).toEqual([true]);
    expect(answers('aphotographicplace')).toEqual([false]);
  });
});
