import { createHash } from 'node:crypto';
import { type ModelResult, askModel } from '../language-model/ask-model.ts';
import type { ModelSettings } from '../language-model/model-settings.ts';
import { INSTRUCTIONS, PROMPT_VERSION, requestSchema, promptOf } from './prompt.ts';
import type { ReaderAnswer } from './reader-answer.ts';
import type { VisionReader, ReaderInput } from './reader.ts';
import { repairedAnswer } from './repaired-answer.ts';
import type { RequestDigest, VisionReading } from './vision-reading.ts';

/** Several times the length of a full answer, because some models think aloud first. */
const MOST_TOKENS = 8000;
/** Retries after 429 and 5xx. */
const RETRIES = 1;

/** A reader that asks a vision-language model once and keeps whatever part of the answer is usable. */
export const languageModelReader = (settings: ModelSettings): VisionReader => ({
  read: async (shown) => {
    const reading = { model: settings.model, prompt: PROMPT_VERSION, asked: digestOf(shown) };
    return { ...reading, ...outcomeOf(await ask(settings, shown)) };
  },
});

const ask = (settings: ModelSettings, input: ReaderInput): Promise<ModelResult<ReaderAnswer>> =>
  askModel(settings, {
    schema: requestSchema(input),
    name: 'reading',
    instructions: INSTRUCTIONS,
    content: [
      ...input.pictures.map(({ jpeg }) => ({ type: 'file' as const, data: jpeg, mediaType: 'image/jpeg' })),
      { type: 'text', text: promptOf(input) },
    ],
    mostTokens: MOST_TOKENS,
    temperature: 0,
    retries: RETRIES,
    understand: repairedAnswer,
  });

const outcomeOf = (answered: ModelResult<ReaderAnswer>): Pick<VisionReading, 'by' | 'answer' | 'failure'> =>
  answered.ok
    ? { by: answered.by, answer: answered.value, failure: null }
    : { by: null, answer: null, failure: answered.failure };

function digestOf(shown: ReaderInput): RequestDigest {
  const hash = createHash('sha256');
  for (const { jpeg } of shown.pictures) hash.update(jpeg);
  return {
    pictures: shown.pictures.length,
    bytes: shown.pictures.reduce((sum, { jpeg }) => sum + jpeg.length, 0),
    sha256: hash.update(promptOf(shown)).digest('hex'),
  };
}
