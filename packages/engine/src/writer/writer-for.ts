import { languageModelWriter } from './language-model/language-model-writer.ts';
import type { WriterSettings } from './language-model/settings.ts';
import { type Writer, embeddedWriter } from './writer.ts';

/** The writer of these settings; the embedded one where no language model is set. */
export const writerFor = (settings: WriterSettings | null): Writer =>
  settings === null ? embeddedWriter : languageModelWriter(settings);
