import { createRequire } from 'node:module';

interface Term {
  readonly tags: readonly string[];
}
type Tagger = (text: string) => { json(): readonly { readonly terms: readonly Term[] }[] };

/** Function words by class; the class name is before the colon. Words with similar use share a class. Contractions are two words. */
const GRAMMAR = `the: the; a: a an; this: this that these those; my: my your our their his her its; i: i we they; you: you; he: he she; it: it;
  me: me us them him; who: who whom; what: what which whatever; when: when while until till before after since once; where: where wherever; how: how; why: why;
  if: if unless though although because whether; and: and & plus; or: or nor; but: but yet; not: not never; no: no;
  to: to; of: of; in: in within inside; on: on upon; at: at; for: for; with: with without; from: from; by: by; about: about; as: as; like: like; than: than; into: into onto through across around along toward towards; over: over under above below behind beside between among beyond against near off past; up: up down out away back;
  is: is; are: are; was: was were; be: be; been: been being; am: am; has: has had; have: have; do: do does did; will: will would can could should may might must shall; let's: let's;
  all: all both every each; some: some any many much few several more most less; one: one; other: other another such same own; so: so too very really just even only also still already; now: now then here there somewhere anywhere everywhere nowhere today tomorrow yesterday tonight; one's: someone everyone anyone nobody everybody something everything nothing anything; again: again always ever often soon; yourself: yourself ourselves themselves myself itself himself herself`;

const CLASS_OF: ReadonlyMap<string, string> = new Map(
  GRAMMAR.split(';').flatMap((entry) => {
    const [name, words] = entry.split(': ');
    return (words ?? '')
      .trim()
      .split(/\s+/)
      .map((word): [string, string] => [word, name!.trim()]);
  }),
);

/** Words whose 's means 'is' ("it's"); after any other word it is a possessive. */
const WITH_IS: ReadonlySet<string> = new Set('it he she that there here what who where'.split(' '));
const SHORTENED: Readonly<Record<string, string>> = {
  "n't": 'not',
  "'m": 'am',
  "'re": 'are',
  "'s": 'is',
  "'ll": 'will',
  "'d": 'would',
  "'ve": 'have',
};
/** A map, because a text may contain the word 'constructor'. */
const IRREGULAR: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    "can't": ['can', 'not'],
    cannot: ['can', 'not'],
    "won't": ['will', 'not'],
    "shan't": ['will', 'not'],
    "ain't": ['is', 'not'],
  }),
);

/** Expands a lowercase word: "isn't" is two words. */
function wordsIn(lower: string): readonly string[] {
  const plain = lower.replaceAll('’', "'");
  const irregular = IRREGULAR.get(plain);
  if (irregular) return irregular;
  const [, first, short] = /^(\p{L}+?)(n't|'(?:m|re|s|ll|d|ve))$/u.exec(plain) ?? [];
  if (!first || (short === "'s" && !WITH_IS.has(first))) return [plain];
  return [first, SHORTENED[short!]!];
}

/** Whether a lowercase word is a function word, so that it has its own class. */
export const isGrammar = (lower: string): boolean => wordsIn(lower).every((word) => CLASS_OF.has(word));

/** Maps the tagger's tags to classes; the first match wins. */
const BY_TAG: readonly (readonly [string, string])[] = [
  ['Superlative', 'ADJ-EST'],
  ['Comparative', 'ADJ-ER'],
  ['Value', 'NUMBER'],
  ['Gerund', 'VERB-ING'],
  ['Participle', 'VERB-ED'],
  ['PastTense', 'VERB-ED'],
  ['Infinitive', 'VERB'],
  ['PresentTense', 'VERB-S'],
  ['Adverb', 'ADVERB'],
  ['Adjective', 'ADJ'],
  ['Date', 'DATE'],
  ['Expression', 'CALL'],
  ['Plural', 'NOUNS'],
  ['Preposition', 'over'],
];

/** Classes of words that carry the meaning. Wordplay may use one for another. */
export const OPEN_CLASSES = [
  'NOUN',
  'NOUNS',
  'VERB',
  'VERB-S',
  'VERB-ING',
  'VERB-ED',
  'ADJ',
  'ADVERB',
] as const;

/** Broader kinds of classes, by which rare sequences are judged. */
const KINDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    DETERMINER: 'the a my',
    QUANTITY: 'this some all no other one',
    PRONOUN: "i you he it who one's yourself",
    OBJECT: 'me',
    ASKING: 'what when where how why',
    JOINING: 'and or but if',
    PREPOSITION: 'of in on at for with from by about into over as like than',
    TO: 'to',
    AUXILIARY: 'is are was be been am has have do will',
    DEGREE: 'so now again up',
    NAMING: 'NOUN NOUNS DATE',
    SAYING: 'VERB VERB-S',
  }).flatMap(([kind, classes]) => classes.split(' ').map((each): [string, string] => [each, kind])),
);

/** The kind of a class; a class without a shared kind is its own kind. */
export const kindOf = (name: string): string => KINDS[name] ?? name;

let tagger: Tagger | null = null;
const cache = new Map<string, string>();
const MAX_CACHED = 20_000;

/** The classes of a lowercase word on its own, regardless of context. */
export const classesOf = (lower: string): readonly string[] => wordsIn(lower).map(classOf);

function classOf(lower: string): string {
  const grammar = CLASS_OF.get(lower);
  if (grammar !== undefined) return grammar;
  if (/^\p{N}/u.test(lower)) return 'NUMBER';
  const known = cache.get(lower);
  if (known !== undefined) return known;
  if (cache.size > MAX_CACHED) cache.clear();
  tagger ??= createRequire(import.meta.url)('compromise/two') as Tagger;
  const tags = new Set(tagger(lower).json()[0]?.terms[0]?.tags);
  const fresh = BY_TAG.find(([tag]) => tags.has(tag))?.[1] ?? 'NOUN';
  cache.set(lower, fresh);
  return fresh;
}
