import { wordsOf } from '../../gatherers/copy/index.ts';
import { AUDIENCES, UNCOUNTED } from '../../computed/words/trades.ts';

const goods = new Map(
  AUDIENCES.flatMap((audience) => audience.goods).flatMap((thing) => [
    [thing, thing],
    [plural(thing), thing],
  ]),
);

/** Words before a thing that is the ad's own: 'the mattress', 'every Tarnwell bottle'; not 'your phone'. */
const POINTING =
  /(?:\b(?:[Tt]he|[Oo]ur|[Tt]his|[Ee]very|all|[Nn]ew|free|[Ss]hop|[Bb]uy|[Oo]rder)|(?<=\S\s)\p{Lu}[\p{L}'’]*)\s+$/u;

/** 'Your phone' is the reader's already, and 'with a blanket' is a way to say something. */
const OWNED = /\b(?:your|my|his|her|their|(?:with|like|than|as) an?)\s+$/i;

/** What a thing is made of or served with, and what the ad speaks against, is not what it sells. */
const BESIDE =
  /\d\s?(?:k?g|mg|ml) ?$|\b(?:(?:download|get|in|on|via|through|open) (?:our|the|your)|(?:made|filled|topped|packed|served|infused|baked) (?:with|from|of)\b[^.!?\n]*|with(?: \p{L}+)?|(?:boring|no more|instead of|tired of|without)) ?$/iu;

/** The thing that is named most often; one that the ad points at counts twice. Two together ('car insurance') are one. */
export function productIn(text: string): string | null {
  const counts = new Map<string, number>();
  const words = wordsOf(text);
  words.forEach((word, index) => {
    const thing = goods.get(word.lower);
    const next = words[index + 1];
    if (
      !thing ||
      OWNED.test(text.slice(0, word.start)) ||
      BESIDE.test(text.slice(0, word.start)) ||
      (next && goods.has(next.lower) && text.slice(word.end, next.start) === ' ')
    )
      return;
    const before = words[index - 1];
    const first = before && text.slice(before.end, word.start) === ' ' ? goods.get(before.lower) : undefined;
    const name = first && first !== thing ? `${first} ${thing}` : thing;
    counts.set(name, (counts.get(name) ?? 0) + (POINTING.test(text.slice(0, word.start)) ? 2 : 1));
  });
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** 'mattresses', 'coffee', 'batteries'. */
export function plural(thing: string): string {
  if (UNCOUNTED.has(thing) || UNCOUNTED.has(thing.split(' ').at(-1) ?? '')) return thing;
  if (/[^aeiou]y$/.test(thing)) return `${thing.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(thing) ? `${thing}es` : `${thing}s`;
}
