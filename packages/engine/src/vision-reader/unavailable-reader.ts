import { PROMPT_VERSION } from './prompt.ts';
import { type VisionReader, storedReader } from './reader.ts';
import type { ReadingFailure } from './reading-failure.ts';

/** Stands in for a model that may not be asked now, and returns the reason. */
export const unavailableReader = (model: string, failure: ReadingFailure): VisionReader =>
  storedReader({ model, by: null, prompt: PROMPT_VERSION, asked: null, answer: null, failure });
