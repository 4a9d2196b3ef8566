import { languageModelWriter } from './language-model/language-model-writer.ts';
import type { ModelSettings } from '../language-model/model-settings.ts';
import { type Writer, embeddedWriter } from './writer.ts';

/** The writer of these settings; the embedded one where no language model is set. */
export const writerFor = (settings: ModelSettings | null): Writer =>
  settings === null ? embeddedWriter : languageModelWriter(settings);
