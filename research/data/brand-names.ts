// `npm run brand-names -- FOLDER`: builds the list of well-known brand names from the packages name-suggestion-index and
// simple-icons, unpacked in FOLDER/node_modules. At 150 MB they are not a dependency of the product.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nameKey, nameTokens } from '../../packages/engine/src/elements/names/name-key.ts';
import { lexicon } from '../../packages/engine/src/gatherers/words/index.ts';
import { ROOT } from '../../scripts/command.ts';

const FILE = path.join(ROOT, 'packages', 'engine', 'src', 'elements', 'names', 'known-names.json');
/** A chain counts as well known from this many countries on, or when it is in more than one trade. */
const COUNTRIES = 4;
const WORLD = '001';
/** Limits in letters, then in words. */
const SHORTEST = 3;
const LONGEST = 24;
const MOST_WORDS = 3;
/** Words above this count per 51 million are people, towns and things ("Jordan") that ads mention too. */
const COMMON = 400;

/** Social networks and app stores. Many ads name them in a footer, but they are seldom the advertiser. */
const PLATFORMS =
  /^(?:facebook|instagram|twitter|x|tiktok|youtube|linkedin|pinterest|snapchat|whatsapp|flickr|tumblr|reddit|telegram|wechat|messenger|threads|vimeo|google play|app store)\b/i;

interface Entry {
  readonly tags: Readonly<Record<string, string>>;
  readonly locationSet: { readonly include: readonly unknown[] };
}

const folder = process.argv[2];
if (!folder) throw new Error('Say where: npm run brand-names -- FOLDER');
const readPackage = (...parts: string[]): unknown =>
  JSON.parse(readFileSync(path.join(folder, 'node_modules', ...parts), 'utf8'));

function shops(): string[] {
  const { nsi } = readPackage('name-suggestion-index', 'dist', 'json', 'nsi.min.json') as {
    nsi: Readonly<Record<string, { readonly items?: readonly Entry[] }>>;
  };
  const trades = new Map<string, number>();
  const known = new Map<string, string>();
  for (const [trade, { items = [] }] of Object.entries(nsi)) {
    if (!trade.startsWith('brands/')) continue;
    for (const { tags, locationSet } of items) {
      const name = tags['brand:en'] ?? tags['brand'] ?? tags['name'];
      if (!name) continue;
      trades.set(name, (trades.get(name) ?? 0) + 1);
      const { include } = locationSet;
      if (include.includes(WORLD) || include.length >= COUNTRIES || trades.get(name)! > 1)
        known.set(name, name);
    }
  }
  return [...known.keys()];
}

const makers = (): string[] =>
  (readPackage('simple-icons', 'data', 'simple-icons.json') as { title: string }[]).map(({ title }) => title);

function isDistinctive(name: string): boolean {
  const words = nameTokens(name);
  const key = nameKey(name);
  if (!/^[\p{Script=Latin}\p{N}\p{P}\p{Zs}&+]+$/u.test(name) || !/\p{L}{2}/u.test(name)) return false;
  if (PLATFORMS.test(name)) return false;
  if (key.length < SHORTEST || key.length > LONGEST || words.length > MOST_WORDS) return false;
  if (words.length > 1) return true;
  return !lexicon().isOrdinary(key) && lexicon().count(key) < COMMON;
}

const names = new Map(
  [...shops(), ...makers()].filter(isDistinctive).map((name) => [nameKey(name), name] as const),
);
const sources = ['name-suggestion-index', 'simple-icons'].map((name) => {
  const { version, license } = readPackage(name, 'package.json') as { version: string; license: string };
  return `${name} ${version} (${license})`;
});
const initials = Map.groupBy(
  [...names.values()].toSorted((a, b) => (a < b ? -1 : 1)),
  (name) => nameKey(name)[0],
);
const lines = [...initials.values()].map((list) => `    ${JSON.stringify(list)}`);
writeFileSync(
  FILE,
  `{\n  "from": ${JSON.stringify(sources.join(', '))},\n  "names": [\n${lines.join(',\n')}\n  ]\n}\n`,
);
console.log(`${FILE}: ${names.size} names`);
