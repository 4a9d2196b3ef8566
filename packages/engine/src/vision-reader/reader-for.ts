import type { ModelSettings } from '../language-model/model-settings.ts';
import { languageModelReader } from './language-model-reader.ts';
import type { VisionReader } from './reader.ts';

/** The reader of these settings; nobody where no model is set. */
export const readerFor = (settings: ModelSettings | null): VisionReader | null =>
  settings === null ? null : languageModelReader(settings);
