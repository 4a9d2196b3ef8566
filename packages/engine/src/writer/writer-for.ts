import { languageModelWriter } from './language-model/language-model-writer.ts';
import type { ModelSettings } from '../language-model/model-settings.ts';
import { type Writer, embeddedWriter } from './writer.ts';

/** Returns the embedded writer if no language model is configured. */
export const writerFor = (settings: ModelSettings | null): Writer =>
  settings === null ? embeddedWriter : languageModelWriter(settings);
