import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

interface Listed {
  readonly dictionaryDefinitions: readonly { readonly suggestWords: readonly string[] }[];
}

const require = createRequire(import.meta.url);
let listed: ReadonlyMap<string, readonly string[]> | undefined;

/** CSpell's list of common misspellings, in lowercase, with the words they stand for: 'beleive' with 'believe'. */
function misspellings(): ReadonlyMap<string, readonly string[]> {
  if (listed) return listed;
  const folder = path.dirname(require.resolve('@cspell/dict-en-common-misspellings/cspell-ext.json'));
  const { dictionaryDefinitions } = JSON.parse(
    readFileSync(path.join(folder, 'dict', 'dict-en.json'), 'utf8'),
  ) as Listed;
  listed = new Map(
    dictionaryDefinitions.flatMap(({ suggestWords }) =>
      suggestWords.map((entry): [string, readonly string[]] => {
        const [wrong = '', rights = ''] = entry.split('->');
        const meant = rights.toLowerCase().split(', ');
        return [wrong, meant[0]?.includes(' ') ? [] : meant.filter((right) => !right.includes(' '))];
      }),
    ),
  );
  return listed;
}

/** Loads the list up front, so that the first unknown word does not have to wait for it. */
export const loadMisspellings = (): void => void misspellings();

/**
 * What a common misspelling stands for, each a single lowercase word. Empty for any other word, and when the first meaning
 * is two words ('alot').
 */
export const correctionsOf = (lower: string): readonly string[] => misspellings().get(lower) ?? [];
