import { linearScore } from '../../gatherers/sentences/index.ts';
import model from './name-meaning.json' with { type: 'json' };

/**
 * Log odds, by meaning, that words are the advertiser's name. Fitted by `npm run fit:name-meaning`.
 * @param meaning a vector of length 1; null when the sentence network is missing, which gives the odds for any phrase of an ad
 */
export const nameMeaning = (meaning: Float32Array | null): number =>
  meaning ? linearScore(meaning, model) : model.ofAnyPhrase;
