import type { Artifacts, OptionalArtifactName } from '../audit.ts';
import type { Copy } from '../artifacts/copy-artifacts.ts';
import { NO_STYLE } from '../gatherers/copy/index.ts';
import type { Elements } from '../elements/elements.ts';
import { WHOLE_FRAME } from '../geometry.ts';

/** What counts as measured for a creative without copy. */
const EMPTY_COPY: Copy = {
  text: '',
  language: null,
  sentences: [],
  words: 0,
  width: 0,
  readingEase: null,
  opening: { text: '', start: 0, end: 0, words: 0 },
  specifics: { numbers: [], prices: [], percentages: [], names: [], dates: [] },
  benefits: [],
  features: [],
  secondPerson: [],
  firstPerson: [],
  urgency: [],
  scarcity: [],
  proof: [],
  curiosity: [],
  guarantees: [],
  positive: [],
  negative: [],
  sensory: [],
  jargon: [],
  repeated: [],
  substance: [],
  nonsense: [],
  misspelled: [],
  emotion: { valence: 0, arousal: 0 },
  concreteness: 0,
  callsToAction: [],
  offers: [],
  pull: null,
  policy: [],
  style: NO_STYLE,
  craft: null,
};

const NO_ELEMENTS: Elements = {
  headline: null,
  subhead: null,
  brand: null,
  request: null,
  offer: null,
  subject: null,
  labels: [],
  headlines: [],
  roles: [],
};

/** Stand-ins for measurements that an audit can run without: nothing was found, and no place stands out. */
export const NEUTRAL_ARTIFACTS: Readonly<Pick<Artifacts, OptionalArtifactName>> = {
  attention: {
    columns: 1,
    rows: 1,
    values: 'AA==',
    shares: { headline: null, offer: null, callToAction: null, brand: null, faces: null, text: null },
    concentration: 0,
    centres: [],
  },
  clutter: {
    score: 0,
    texture: 0,
    form: null,
    featureCongestion: 0,
    busyShare: 0,
    subbandEntropy: 0,
    edgeDensity: 0,
    jpegBitsPerPixel: 0,
    colourEntropy: 0,
    busiest: WHOLE_FRAME,
  },
  callToAction: null,
  brand: [],
  heads: [],
  things: [],
  subject: null,
  objects: [],
  text: [],
  elements: NO_ELEMENTS,
  copy: EMPTY_COPY,
};

/** A creative may well lack these. An audit that looks at the ones that exist is no less certain. */
export const MAY_BE_MISSING: ReadonlySet<string> = new Set(['text', 'elements', 'copy']);
