import { ModelMissing, readModel } from '../../tools/models.ts';
import { type Network, openNetwork } from '../../tools/ort.ts';

/** A network that reads lines of any language. */
export interface GeneralNetwork {
  readonly network: Network;
  /** Output classes of the network. The first is the blank between letters, the last a space. */
  readonly characters: readonly string[];
}

/** Opens PP-OCRv6, or PP-OCRv4, which knows fewer letters, when v6 could not be fetched. */
export async function openGeneral(): Promise<GeneralNetwork> {
  try {
    const [network, table] = await Promise.all([openNetwork('recogniser'), readModel('recogniserKeys')]);
    return { network, characters: charactersOf(keysOf(table.toString('utf8'))) };
  } catch (error) {
    if (!(error instanceof ModelMissing)) throw error;
    const [network, keys] = await Promise.all([openNetwork('olderRecogniser'), readModel('olderKeys')]);
    return { network, characters: charactersOf(keys.toString('utf8').trimEnd().split(/\r?\n/)) };
  }
}

const charactersOf = (keys: readonly string[]): readonly string[] => ['', ...keys.map(plainWidth), ' '];

/** Reads the list at the end of the network's YAML settings. Its entries are plain or in quotes of either kind. */
export const keysOf = (settings: string): readonly string[] =>
  settings
    .slice(settings.indexOf('character_dict:'))
    .split(/\r?\n/)
    .flatMap((line) => /^ *- (.+)$/.exec(line)?.slice(1) ?? [])
    .map((key) => {
      if (key.length > 1 && key.startsWith("'")) return key.slice(1, -1).replaceAll("''", "'");
      return key.length > 1 && key.startsWith('"') ? (JSON.parse(key) as string) : key;
    });

/** Widely spaced or stacked Latin letters are read as full-width Chinese type. Makes 'Ａ' an 'A', and its space a plain one. */
const plainWidth = (key: string): string =>
  /^[Ａ-Ｚａ-ｚ０-９\u3000]$/u.test(key) ? key.normalize('NFKC') : key;
