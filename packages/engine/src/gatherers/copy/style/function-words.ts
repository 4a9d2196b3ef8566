import { splitWordList } from '../../../language/words/split-word-list.ts';

export interface FunctionWordGroup {
  /** As in 'it gains by “a” and “an”'. */
  readonly name: string;
  readonly words: readonly string[];
}

/** Function words by purpose: each kind of copy uses them at its own rate, whatever it sells. */
export const FUNCTION_WORD_GROUPS: Readonly<Record<string, FunctionWordGroup>> = {
  a: { name: '“a” and “an”', words: ['a', 'an'] },
  the: { name: '“the”', words: ['the'] },
  of: { name: '“of”', words: ['of'] },
  and: { name: '“and”', words: ['and'] },
  to: { name: '“to”', words: ['to'] },
  place: {
    name: 'words of place',
    words: splitWordList('in, on, at, by, from, under, behind, near, beside, between, inside, outside'),
  },
  with: { name: '“with”', words: ['with'] },
  for: { name: '“for”', words: ['for'] },
  our: { name: '“our” and “us”', words: ['our', 'us', 'ours'] },
  we: { name: '“we”', words: splitWordList("we, we're, we've, we'll, we'd") },
  i: { name: 'a person who says “I”', words: splitWordList("i, i'm, i've, i'll, i'd, me, my") },
  you: { name: '“you”', words: splitWordList("you, you're, you've, you'll, you'd") },
  your: { name: '“your”', words: ['your', 'yours'] },
  person: {
    name: 'a person it tells of',
    words: splitWordList("he, she, her, him, his, hers, he's, she's, he'll, she'll, who, somebody, someone"),
  },
  they: { name: '“they”', words: splitWordList("they, them, their, they're, they've, they'll") },
  it: { name: '“it”', words: splitWordList("it, it's, it'll, its") },
  pointing: { name: '“this” and “that”', words: splitWordList("this, that, these, those, that's") },
  negation: {
    name: '“not” and its kin',
    words: splitWordList(
      "not, no, never, nobody, none, nothing, don't, doesn't, won't, isn't, can't, didn't, wasn't, aren't, wouldn't, hasn't, haven't, couldn't, without",
    ),
  },
  turn: {
    name: 'a turn (“but”, “unless”)',
    words: splitWordList('but, unless, except, although, though, only, until, instead, even'),
  },
  condition: {
    name: 'a condition (“if”, “when”)',
    words: splitWordList('if, when, which, where, what, whose'),
  },
  past: {
    name: 'the past tense',
    words: splitWordList(
      'was, were, had, did, said, went, came, took, gave, made, got, told, saw, thought, knew, bought, put, found, left, paid, lost, asked, started, wanted, walked',
    ),
  },
  is: { name: '“is” and “are”', words: splitWordList('is, are, be, been, am, being') },
  sequence: {
    name: 'a sequence (“then”, “after”)',
    words: splitWordList('so, then, before, after, because, while, since, once'),
  },
  all: {
    name: '“all” and “every”',
    words: splitWordList('all, every, each, any, always, everyone, everything, anyone'),
  },
  emphasis: {
    name: 'emphasis (“very”, “truly”)',
    words: splitWordList(
      'best, most, finest, perfect, ultimate, greatest, simply, truly, very, really, totally, absolutely',
    ),
  },
  single: {
    name: '“one” and “last”',
    words: splitWordList('one, other, another, last, next, same, own, half'),
  },
  direction: {
    name: 'a direction (“up”, “back”)',
    words: splitWordList('up, out, down, off, back, over, round, around, away, into, through'),
  },
  may: { name: '“can” and “will”', words: splitWordList('will, can, would, could, may, might, should') },
};
