import { weighed } from '../../gatherers/sentences/index.ts';
import model from './name-meaning.json' with { type: 'json' };

/**
 * Log-odds that words are a sender's name by what they mean; `npm run fit:name-meaning` fits them.
 * @param meaning a vector of length 1; null where the network for sentences is missing: what is said then holds for any phrase of an ad
 */
export const nameMeaning = (meaning: Float32Array | null): number =>
  meaning ? weighed(meaning, model) : model.ofAnyPhrase;
