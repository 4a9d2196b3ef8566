import { createRequire } from 'node:module';

interface Term {
  readonly tags: readonly string[];
}
type Tagger = (text: string) => { json(): readonly { readonly terms: readonly Term[] }[] };

/** Words of grammar: each is a class of its own. Words of like use share one, written before the colon. */
const GRAMMAR = `the: the; a: a an; this: this that these those; my: my your our their his her its; i: i we they; you: you; he: he she; it: it;
  me: me us them him; who: who whom; what: what which whatever; when: when while until till before after since once; where: where wherever; how: how; why: why;
  if: if unless though although because whether; and: and & plus; or: or nor; but: but yet; not: not never; no: no; n't: don't doesn't didn't can't won't couldn't wouldn't shouldn't isn't aren't wasn't weren't haven't hasn't cannot ain't;
  to: to; of: of; in: in within inside; on: on upon; at: at; for: for; with: with without; from: from; by: by; about: about; as: as; like: like; than: than; into: into onto through across around along toward towards; over: over under above below behind beside between among beyond against near off past; up: up down out away back;
  is: is isn’t; are: are; was: was were; be: be; been: been being; am: am; has: has had; have: have; do: do does did; will: will would can could should may might must shall; i'm: i'm you're we're they're; it's: it's he's she's that's there's here's what's who's where's; let's: let's; i'll: i'll you'll we'll they'll it'll i'd you'd we'd they'd; i've: i've you've we've they've;
  all: all both every each; some: some any many much few several more most less; one: one; other: other another such same own; so: so too very really just even only also still already; now: now then here there today tomorrow yesterday tonight; one's: someone everyone anyone nobody everybody something everything nothing anything; again: again always ever often soon; yourself: yourself ourselves themselves myself itself himself herself`;

const CLASS_OF: ReadonlyMap<string, string> = new Map(
  GRAMMAR.split(';').flatMap((entry) => {
    const [name, words] = entry.split(': ');
    return (words ?? '')
      .trim()
      .split(/\s+/)
      .map((word): [string, string] => [word, name!.trim()]);
  }),
);

/** Whether a word in small letters is one of grammar, and a class of its own. */
export const isGrammar = (lower: string): boolean => CLASS_OF.has(lower.replaceAll('’', "'"));

/** From the tagger's names, the first that fits. */
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

/** Kinds of classes: what is seldom met is judged by them. */
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
    SHORTENED: "i'm it's i'll i've let's",
    NOT: "not n't",
    DEGREE: 'so now again up',
    NAMING: 'NOUN NOUNS DATE',
    SAYING: 'VERB VERB-S',
  }).flatMap(([kind, classes]) => classes.split(' ').map((each): [string, string] => [each, kind])),
);

/** The kind that a class belongs to; a class that shares with none is its own. */
export const kindOf = (name: string): string => KINDS[name] ?? name;

let tagger: Tagger | null = null;
const remembered = new Map<string, string>();
const MOST_REMEMBERED = 20_000;

/** The class of a word by itself, whatever stands around it; takes small letters. */
export function wordClass(lower: string): string {
  const grammar = CLASS_OF.get(lower.replaceAll('’', "'"));
  if (grammar !== undefined) return grammar;
  if (/^\p{N}/u.test(lower)) return 'NUMBER';
  const known = remembered.get(lower);
  if (known !== undefined) return known;
  if (remembered.size > MOST_REMEMBERED) remembered.clear();
  tagger ??= createRequire(import.meta.url)('compromise/two') as Tagger;
  const tags = new Set(tagger(lower).json()[0]?.terms[0]?.tags);
  const fresh = BY_TAG.find(([tag]) => tags.has(tag))?.[1] ?? 'NOUN';
  remembered.set(lower, fresh);
  return fresh;
}
