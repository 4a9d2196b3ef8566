import type { ModelSettings } from '../language-model/model-settings.ts';
import { languageModelReader } from './language-model-reader.ts';
import { type VisionReader, scoringReader } from './reader.ts';

/** The reader for these settings; null when no model is set. @param scores whether its ratings count toward the score */
export const readerFor = (settings: ModelSettings | null, scores: boolean): VisionReader | null =>
  settings && scoringReader(languageModelReader(settings), scores);
