import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Reading } from '../recognition/decode-steps.ts';
import { checkModel } from '../../tools/models.ts';
import sums from './language-data.json' with { type: 'json' };
import type { Strip } from './strip.ts';

/** The part of tesseract.js-core that is used here; the package has no types. */
interface Api {
  Init(path: null, languages: string, engine: number): number;
  SetVariable(name: string, value: string): void;
  SetImageFile(orientation: number, angle: number): number;
  Recognize(monitor: null): number;
  GetUTF8Text(): string;
  MeanTextConf(): number;
  End(): void;
}
interface Core {
  readonly FS: { writeFile(path: string, data: Uint8Array): void; unlink(path: string): void };
  readonly TessBaseAPI: new () => Api;
}
type LoadCore = (options: { print: () => void; printErr: () => void }) => Promise<Core>;

/** Tesseract's LSTM engine, and the page mode for a picture of one line. */
const LSTM_ONLY = 1;
const SINGLE_LINE = '7';
/** Languages that stay open. Each takes about 20 MB. */
const OPEN = 3;
const PICTURE = '/input';

const require = createRequire(import.meta.url);
const unzipped = promisify(gunzip);

let core: Promise<Core> | null = null;
const open = new Map<string, Promise<Api | null>>();

/** Uses the plain SIMD build, not the relaxed one: results must be the same on every machine. */
const loadCore = (): Promise<Core> =>
  (core ??= (require('tesseract.js-core/tesseract-core-simd-lstm') as LoadCore)({
    print: () => undefined,
    printErr: () => undefined,
  }));

/**
 * Reads the strip in one language; null when its data is not installed.
 * @param data the language as Tesseract names it, such as 'pol' or 'jpn'
 */
export async function readStrip(strip: Strip, data: string): Promise<Reading | null> {
  const api = await apiFor(data);
  if (!api) return null;
  const { FS } = await loadCore();
  FS.writeFile(PICTURE, pgm(strip));
  if (api.SetImageFile(1, 0) !== 0) return null;
  api.Recognize(null);
  const text = api.GetUTF8Text().replace(/\s+/g, ' ').trim();
  return { text: withoutInnerSpaces(text), confidence: text === '' ? 0 : api.MeanTextConf() / 100 };
}

/** Removes the spaces that Tesseract puts between the characters of scripts that have none. */
const withoutInnerSpaces = (text: string): string =>
  text.replace(
    /(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]) (?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー])/gu,
    '',
  );

function pgm({ width, height, data }: Strip): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]);
}

async function apiFor(data: string): Promise<Api | null> {
  const found = open.get(data);
  open.delete(data);
  const api = found ?? start(data);
  open.set(data, api);
  if (open.size > OPEN) {
    const [oldest, closing] = [...open][0]!;
    open.delete(oldest);
    (await closing)?.End();
  }
  return api;
}

async function start(data: string): Promise<Api | null> {
  const trained = await trainedData(data);
  if (!trained) return null;
  const { FS, TessBaseAPI } = await loadCore();
  const file = `./${data}.traineddata`;
  FS.writeFile(file, trained);
  const api = new TessBaseAPI();
  const status = api.Init(null, data, LSTM_ONLY);
  FS.unlink(file);
  if (status !== 0) return null;
  api.SetVariable('tessedit_pageseg_mode', SINGLE_LINE);
  // What was read before must not affect what is read next.
  api.SetVariable('tessedit_enable_doc_dict', '0');
  return api;
}

/** Loads the data from an optional package; null when it is not installed. */
async function trainedData(data: string): Promise<Uint8Array | null> {
  const name = `@tesseract.js-data/${data}`;
  let folder: string;
  try {
    folder = dirname(require.resolve(`${name}/package.json`));
  } catch {
    return null;
  }
  const file = `${data}.traineddata.gz`;
  const bytes = await readFile(join(folder, '4.0.0_best_int', file));
  checkModel(file, bytes, (sums as Readonly<Record<string, string>>)[data] ?? '');
  return unzipped(bytes);
}
