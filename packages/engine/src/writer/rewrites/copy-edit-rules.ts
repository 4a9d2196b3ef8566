import type { Copy, CopySentence, Hit } from '../../artifacts/copy-artifacts.ts';
import { ABBREVIATIONS, classesOf, correctedSpelling, kindOf, wordsOf } from '../../gatherers/copy/index.ts';
import { frequencyOf, isListedAsName } from '../../gatherers/words/index.ts';
import { indefiniteArticle } from '../../language/indefinite-article.ts';
import { plural, productIn } from '../ad/product.ts';
import { capitalize } from '../../capitalize.ts';

/** A rule that edits a sentence. `apply` returns the new text, or null if there is nothing to change. */
export interface EditRule {
  readonly reason: string;
  apply(sentence: string, place: { readonly copy: Copy; readonly at: CopySentence }): string | null;
}

const touching = (hits: readonly Hit[], { start, end }: CopySentence): Hit[] =>
  hits.filter((hit) => hit.start < end && start < hit.end);

const rulesOf = ({ policy }: Copy, rule: string): Hit[] => policy.filter((hit) => hit.rule === rule);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Replaces a word wherever it is whole. Also adapts the article before it: 'an innovative' becomes 'a new'. */
export const replaceWord = (text: string, word: string, by: string): string =>
  text.includes(word)
    ? text.replace(
        new RegExp(`(\\b[Aa]n? )?${whole(word)}`, 'gu'),
        (_, article?: string) => `${articleBefore(by, article)}${by}`,
      )
    : text;

const whole = (word: string): string => `(?<![\\p{L}\\p{N}])${escaped(word)}(?![\\p{L}\\p{N}])`;

/** @param article the article of another word, with a space after it; nothing without one */
const articleBefore = (word: string, article = ''): string =>
  article && `${article[0]}${indefiniteArticle(word).slice(1)} `;

export const spelling: EditRule = {
  reason: 'Typos cost trust.',
  apply: (text, { copy, at }) =>
    touching(copy.misspelled, at).reduce<string>(
      (now, { text: wrong }) => replaceWord(now, wrong, correctedSpelling(wrong) ?? wrong),
      text,
    ),
};

/** Abbreviations that are ordinary words in a run of capitals: 'GET IT NOW'. */
const WORDS_TOO: ReadonlySet<string> = new Set(['it', 'act', 'sat', 'pin', 'who']);

/** Keeps the capital of a name. Words that film subtitles never use may be abbreviations; `capitals` leaves them alone. */
const settled = (word: string): string =>
  isListedAsName(word.toLowerCase()) ? capitalize(word.toLowerCase()) : word.toLowerCase();

export const capitals: EditRule = {
  reason: 'All caps read as shouting, and platforms reject them.',
  apply: (text, { copy, at }) => {
    const words = touching(rulesOf(copy, 'capitals'), at)
      .flatMap((hit) => hit.text.match(/[\p{L}'’]{2,}/gu) ?? [])
      .map((word) => ({ word, lower: word.toLowerCase() }))
      .filter(({ lower }) => WORDS_TOO.has(lower) || !ABBREVIATIONS.has(lower))
      .filter(({ lower }) => frequencyOf(lower) > 0);
    if (words.length === 0) return null;
    const lowered = words.reduce(
      (now, { word }) => now.replace(new RegExp(whole(word), 'gu'), settled(word)),
      text,
    );
    return capitalize(lowered).replaceAll(/(?<=[.!?]\s+)\p{Ll}/gu, (letter) => letter.toUpperCase());
  },
};

export const punctuation: EditRule = {
  reason: 'Platforms reject repeated punctuation and more than one exclamation mark.',
  apply: (text, { copy, at }) => {
    const single = text
      .replace(/\?[!?]+|!+\?[!?]*/g, '?')
      .replace(/!(?:\s?!)+/g, '!')
      .replace(/\.{4,}/g, '…')
      .replace(/[~*=_|<>]{3,}/g, '');
    const earlier = copy.text.slice(0, at.start).includes('!');
    return earlier ? single.replace(/!/g, '.') : single.replace(/!(?=.*!)/g, '.');
  },
};

export const symbols: EditRule = {
  reason: 'Platforms reject shorthand and spaced-out letters.',
  apply: (text, { copy, at }) => {
    const spaced = touching(rulesOf(copy, 'spacing'), at).reduce(
      (now, { text: letters }) => now.replace(letters, letters.replace(/[ .\-_*]/g, '').toLowerCase()),
      text,
    );
    const refused = new Set(touching(rulesOf(copy, 'symbols'), at).map((hit) => hit.text));
    return Object.entries(SHORTHAND)
      .filter(([short]) => refused.has(short))
      .reduce((now, [short, long]) => replaceWord(now, short, long), spaced);
  },
};

const SHORTHAND = {
  gr8: 'great',
  b4: 'before',
  '2day': 'today',
  '2nite': 'tonight',
  '4ever': 'forever',
  '4u': 'for you',
  luv: 'love',
  ur: 'your',
  u: 'you',
};

export const clickHere: EditRule = {
  reason: 'Platforms reject “click here”, and it does not say what people get.',
  apply: (text, { copy, at }) => {
    if (touching(rulesOf(copy, 'click-here'), at).length === 0) return null;
    const purpose = /\bclick (?:here|below|now|this link|the link|the button)\s+(?:to|and)\s+(?=\p{L})/iu;
    if (purpose.test(text)) return capitalize(text.replace(purpose, ''));
    const about = /\bclick (?:here|below|now)\s+for\s+(?=\p{L})/iu;
    if (about.test(text)) return capitalize(text.replace(about, 'See '));
    if (!/^click here[.!]*$/i.test(text)) return null;
    const offer = copy.offers.find((found) => /^(?:\d+\s?% off|free \w+s?)$/i.test(found.text))?.text;
    const product = productIn(copy.text);
    if (offer) return `Get ${offer}.`;
    return product ? `See ${plural(product)}.` : 'See how it works.';
  },
};

export const fillers: EditRule = {
  reason: 'Cuts filler words.',
  apply: (text) => {
    const opened = text
      .replace(
        /^we(?:'re|’re| are) (?:very )?(?:proud|excited|thrilled|pleased|happy|delighted) to (announce|introduce|present) (?=our|the|a|an|\p{Lu})(.*)/isu,
        (all, verb: string, news: string) =>
          verb.toLowerCase() === 'announce' && isClause(news) ? all : `Meet ${news}`,
      )
      .replace(/\b(?:needless to say|that being said|as a matter of fact|at the end of the day),? /gi, '')
      .replace(/\bin order to\b/gi, 'to')
      .replace(
        // A capital inside the sentence belongs to a title, and a negated filler carries the meaning: 'isn't totally free'.
        /(\b[Aa]n? )?(?<!\b(?:not|so|never|cannot|\w+n['’]t) (?:an? )?)(?:^(?:Very|Really|Actually|Basically|Literally|Totally)|\b(?:very|really|actually|basically|literally|totally)) (?!much|well|few|little|first|same|own|is\b|are\b)(?=(\p{Ll}+))/gu,
        (_, article: string | undefined, next: string) => articleBefore(next, article),
      );
    return capitalize(opened);
  },
};

/** Whether words after 'announce' say that something happens, as in 'our store opens'; nobody meets that. */
const isClause = (words: string): boolean =>
  wordsOf(words).some(({ lower }) =>
    classesOf(lower).some((each) => FINITE.has(each) || FINITE.has(kindOf(each))),
  );
const FINITE: ReadonlySet<string> = new Set(['VERB', 'VERB-S', 'AUXILIARY']);

const PLAINER: readonly (readonly [string, string])[] = [
  ['utilizes', 'uses'],
  ['utilizing', 'using'],
  ['utilized', 'used'],
  ['utilize', 'use'],
  ['utilise', 'use'],
  ['leverages', 'uses'],
  ['leveraging', 'using'],
  ['leveraged', 'used'],
  ['facilitates', 'helps'],
  ['facilitate', 'help'],
  ['empowers', 'helps'],
  ['empowering', 'helping'],
  ['empower', 'help'],
  ['streamlines', 'simplifies'],
  ['streamline', 'simplify'],
  ['streamlined', 'simple'],
  ['innovative', 'new'],
  ['cutting-edge', 'new'],
  ['cutting edge', 'new'],
  ['state-of-the-art', 'modern'],
  ['next-generation', 'new'],
  ['next-gen', 'new'],
  ['seamlessly', 'smoothly'],
  ['methodologies', 'methods'],
  ['methodology', 'method'],
  ['bespoke', 'made-to-measure'],
  ['optimizes', 'improves'],
  ['optimize', 'improve'],
];

/** The verb. The noun is a term of finance: '30:1 leverage'. */
const LEVERAGE = /(?:^L|\bl)everage(?= (?:our|your|their|its|the|an?|this|that|these|all|every)\b)/g;

/** Replaces a word with a capital only where a sentence starts, unless another capital makes a name of it: 'Empower Retirement'. */
const withPlain = (text: string, heavy: string, light: string): string =>
  text.replace(
    new RegExp(`^${escaped(capitalize(heavy))}(?![\\p{L}\\p{N}]| \\p{Lu})`, 'u'),
    capitalize(light),
  );

export const plainWords: EditRule = {
  reason: 'Replaces jargon with plain words.',
  apply: (text) => {
    const plain = PLAINER.reduce(
      (now, [heavy, light]) => withPlain(replaceWord(now, heavy, light), heavy, light),
      text.replaceAll(LEVERAGE, (verb) => (verb === 'Leverage' ? 'Use' : 'use')),
    );
    if (plain === text) return null;
    return plain.replace(/\b(new|simple)(?:,? \1)+\b/gi, '$1');
  },
};

/** Those who are offered something; collected by judgment from the people whom ads address. */
const RECEIVERS =
  'adults|businesses|buyers|children|clients|companies|couples|customers|employees|employers|families|guests|homeowners|kids|members|men|owners|parents|patients|people|pets|pupils|readers|residents|seniors|shoppers|students|teachers|teams|tenants|travell?ers|users|visitors|women|workers';

/** 'We offer parents peace of mind' says who gets it, and 'we offer to help' says no thing, so neither becomes 'you get'. */
const GIVEN = new RegExp(
  String.raw`^we (?:(?:offer|provide)(?: you(?: with)?)?|give you|bring you) ` +
    String.raw`(?!(?:you|to|for|with|by|from)\b|(?:every|any)(?:one|body)\b|(?:every|each|any) \p{L}+ (?:an?|the)\b)` +
    String.raw`(?!(?:(?!for|to|of|with|by)\p{L}+ ){0,2}(?:${RECEIVERS})(?![\p{L}'’-]))(?=\p{L}|\d)`,
  'iu',
);

export const weToYou: EditRule = {
  reason: 'Says what the reader gets, not what you do.',
  apply: (text) => (GIVEN.test(text) ? text.replace(GIVEN, 'You get ') : null),
};

/** Words. Shorter sentences are not split. */
const LONG = 22;

/** A clause in front of the main one that has not ended: 'When you send us photos and it fits, we …'. */
const UNFINISHED =
  /(?:^|[,;:] )(?:if|when|while|as|because|since|after|before|once|unless|although|though|whether|that)\b[^,;:]*$/i;

export const splitting: EditRule = {
  reason: 'Two short sentences are easier to read than one long one.',
  apply: (text) => {
    if (text.split(/\s+/).length < LONG) return null;
    const joint = /,? (?:and|but|so) (?=(?:it|you|we|they|he|she|this|there) (?!and\b))|; /gi;
    const third = text.length / 3;
    const place = [...text.matchAll(joint)].find(
      ({ index }) => index > third && index < 2.2 * third && !UNFINISHED.test(text.slice(0, index)),
    );
    if (!place) return null;
    return `${text.slice(0, place.index)}. ${capitalize(text.slice(place.index + place[0].length))}`;
  },
};
