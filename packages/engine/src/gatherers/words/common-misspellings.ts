import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

interface Listed {
  readonly dictionaryDefinitions: readonly { readonly suggestWords: readonly string[] }[];
}

const require = createRequire(import.meta.url);
let listed: ReadonlyMap<string, readonly string[]> | undefined;

/** Words that people often misspell, with what they mean: 'beleive' with 'believe'; the list of CSpell, in small letters. */
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

/** Reads the list, so that the first word that nobody knows is not waited for. */
export const loadMisspellings = (): void => void misspellings();

/** What a common misspelling stands for, each one word in small letters; none for any other word, and where two words are meant first ('alot'). */
export const meantBy = (lower: string): readonly string[] => misspellings().get(lower) ?? [];
