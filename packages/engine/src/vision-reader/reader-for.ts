import type { ModelSettings } from '../language-model/model-settings.ts';
import { languageModelReader } from './language-model-reader.ts';
import { type VisionReader, scoringReader } from './reader.ts';

/** The reader of these settings; nobody where no model is set. @param scores whether its ratings enter the score */
export const readerFor = (settings: ModelSettings | null, scores: boolean): VisionReader | null =>
  settings && scoringReader(languageModelReader(settings), scores);
