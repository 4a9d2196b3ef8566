import { splitWordList } from '../../../language/words/split-word-list.ts';

/** Words without a subject of their own; the remaining words are what a sentence is about. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  splitWordList(`
    a, an, the, this, that, these, those, here, there, it, its, it's, that's, there's, here's, what, what's, which, who, whom, whose, when,
    where, why, how, i, i'm, i've, i'll, i'd, me, my, mine, myself, we, we're, we've, we'll, us, our, ours, you, you're, you've, you'll,
    you'd, your, yours, yourself, he, he's, him, his, she, she's, her, hers, they, they're, they've, them, their, theirs, and, or, but, nor, so,
    yet, if, then, than, because, as, until, while, of, at, by, for, with, about, against, between, into, through, during, before,
    after, above, below, to, from, up, down, in, out, on, off, over, under, again, further, once, be, am, is, are, was, were, been,
    being, have, has, had, having, do, does, did, doing, can, can't, could, should, would, will, won't, may, might, must, shall, just,
    only, very, too, also, not, no, don't, doesn't, didn't, isn't, aren't, wasn't, let, let's, get, gets, got, go, goes, going, make,
    makes, made, all, any, both, each, few, more, most, other, some, such, own, same, one, every, much, many, now, well, really, still,
    even, ever, never, like, per, via, without, within, upon, onto, across, s, t, re, ve, ll, d, m, o, vs, etc
  `),
);
