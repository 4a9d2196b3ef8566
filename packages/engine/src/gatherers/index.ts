import { nearName } from '../elements/names/near-names.ts';
import { readCopy, sentenceOdds } from './copy/index.ts';
import { warmPixels } from './pixels/index.ts';
import { openMeaning } from './sentences/index.ts';
import { loadReader } from './text/index.ts';
import { loadWords } from './words/index.ts';

export { gatherCopyAgain } from './gather-copy.ts';
export { gatherBanner, gatherDecoded } from './gather-picture.ts';
export { gatherVideo } from './gather-video.ts';

/** Any text works: reading it loads the tagger, the list of names and the patterns that copy is searched for. */
const WARM_UP_COPY = 'Three kinds of tea, packed by hand in small tins. Order a box of the new blend today.';

/** Loads every model and word list of this process, so that the first grading is about as fast as later ones. */
export async function warmUp(): Promise<void> {
  const models = Promise.all([loadReader(), warmPixels(), openMeaning()]);
  loadWords();
  readCopy(WARM_UP_COPY);
  sentenceOdds(WARM_UP_COPY);
  nearName('packedbyhand');
  const [, , meaningOf] = await models;
  meaningOf?.(WARM_UP_COPY);
}
