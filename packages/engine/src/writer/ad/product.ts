import { wordsOf } from '../../gatherers/copy/index.ts';
import { AUDIENCES, UNCOUNTABLE_GOODS } from '../../computed/words/trades.ts';

const goods = new Map(
  AUDIENCES.flatMap((audience) => audience.goods).flatMap((thing) => [
    [thing, thing],
    [plural(thing), thing],
  ]),
);

/** Words that mark the ad's own product: 'the mattress', 'every Tarnwell bottle'. Not 'your phone'. */
const POINTING =
  /(?:\b(?:[Tt]he|[Oo]ur|[Tt]his|[Ee]very|all|[Nn]ew|free|[Ss]hop|[Bb]uy|[Oo]rder)|(?<=\S\s)\p{Lu}[\p{L}'’]*)\s+$/u;

/** Words that mark what is not for sale: 'your phone' is already the viewer's, and 'with a blanket' is a figure of speech. */
const OWNED = /\b(?:your|my|his|her|their|(?:with|like|than|as) an?)\s+$/i;

/** Words before what is not for sale either: an ingredient, a side dish, the channel to buy through, or what the ad argues against. */
const BESIDE =
  /\d\s?(?:k?g|mg|ml) ?$|\b(?:(?:download|get|in|on|via|through|open) (?:our|the|your)|(?:made|filled|topped|packed|served|infused|baked) (?:with|from|of)\b[^.!?\n]*|with(?: \p{L}+)?|(?:boring|no more|instead of|tired of|without)) ?$/iu;

/** Returns the product named most often. A mention that marks the ad's own product counts twice. 'Car insurance' counts as one product. */
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
  if (UNCOUNTABLE_GOODS.has(thing) || UNCOUNTABLE_GOODS.has(thing.split(' ').at(-1) ?? '')) return thing;
  if (/[^aeiou]y$/.test(thing)) return `${thing.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(thing) ? `${thing}es` : `${thing}s`;
}
