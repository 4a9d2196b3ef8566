import type { Artifacts } from '../audit.ts';
import { matchMessage } from '../computed/match/message-match.ts';
import { fitPlacements } from '../computed/placements/placements.ts';
import { linesOfVideo } from '../computed/video/words.ts';
import type { Creative } from '../creative.ts';
import { type Measurement, measured, unmeasured } from '../measurement.ts';
import type { GradingStep } from '../progress.ts';
import { NOBODY, type ReadFrames, besides } from '../vision-reader/read-frames.ts';
import { spreadOver } from '../vision-reader/shown-pictures.ts';
import type { Gathered } from '../run-audit.ts';
import { type SubjectParts, findSubject, objectBoxes } from '../elements/subject/subject.ts';
import { attempt } from './attempt.ts';
import { mapAttention } from './attention/index.ts';
import type { TextLine } from '../artifacts.ts';
import { measureImpression } from './impression/index.ts';
import { type FoundElements, findElements } from '../elements/find-elements.ts';
import { nearName } from '../elements/names/near-names.ts';
import { readCopy, sentenceOdds } from './copy/index.ts';
import { type Decoded, decodeImage, type VideoType } from './picture/index.ts';
import { measureLayout } from './layout/index.ts';
import { type Pixels, measurePixels, warmPixels } from './pixels/index.ts';
import { measureEnlargement } from './quality/index.ts';
import { loadReader, readText } from './text/index.ts';
import { loadWords } from './words/index.ts';
import {
  asVideoSays,
  framesAt,
  type KeyFrame,
  keyFrames,
  posterOf,
  withDecoded,
  withHeroBrand,
  watchVideo,
} from './video/index.ts';

export interface GatheredVideo {
  readonly gathered: Gathered;
  /** The frame that stands for the video, as a JPEG file. */
  readonly poster: Uint8Array;
  /** Empty when they were not asked for. */
  readonly keyFrames: readonly KeyFrame[];
}

/**
 * Everything measured of a video and its copy: over time, and on the frame that shows most of the message.
 * @param withKeyFrames whether the frames that were read are wanted as pictures too
 * @param read shows frames to a vision reader while the rest is measured
 * @throws CreativeError when it cannot be decoded at all
 */
export async function gatherVideo(
  creative: Creative,
  type: VideoType,
  onStep: OnStep,
  withKeyFrames = false,
  read: ReadFrames = NOBODY,
): Promise<GatheredVideo> {
  onStep('decoding');
  return withDecoded(creative, type, async (video) => {
    const { found, hero } = await watchVideo(creative, type, video, onStep);
    const seconds = spreadOver(valueOr(found.scenes, null)?.readAt ?? []);
    const reading = read(framesAt(video.through, seconds));
    // Its own words are read among those of the whole video: that step has begun.
    const alone = await gatherDecoded(
      creative,
      hero,
      (step) => void (step === 'reading-text' || onStep(step)),
      shortest(valueOr(found.scenes, null)?.brand ?? []),
    );
    const scenes = then(found.scenes, (value) => withHeroBrand(value, alone.artifacts.brand ?? []));
    const picture = scenes.ok ? asVideoSays(alone, scenes.value) : alone;
    const overTime = settle({ ...found, scenes });
    return {
      gathered: besides(
        await reading,
        await matchAllWords(creative, {
          artifacts: { ...picture.artifacts, ...overTime.artifacts },
          failures: { ...picture.failures, ...overTime.failures },
          confidence: { ...picture.confidence, ...overTime.confidence },
        }),
      ),
      poster: await posterOf(hero.frame),
      keyFrames: withKeyFrames && found.scenes.ok ? await keyFrames(video.through, found.scenes.value) : [],
    };
  });
}

/** The copy beside every line of the video: the one frame shows a part of them. */
async function matchAllWords({ copy }: Creative, gathered: Gathered): Promise<Gathered> {
  if (copy === undefined) return gathered;
  const { text, messageMatch: _, ...others } = gathered.artifacts;
  const lines = others.scenes && linesOfVideo(others.scenes.text);
  const seen = { ...gathered, artifacts: lines ? { ...others, text: lines } : others };
  const matched = await gatherCopyAgain(copy, seen);
  return text ? { ...matched, artifacts: { ...matched.artifacts, text } } : matched;
}

/** The name alone, where it also stands in a sentence or an address. */
const shortest = (brand: readonly { readonly text: string }[]): string | undefined =>
  brand.map(({ text }) => text).toSorted((a, b) => a.length - b.length)[0];

type Found = { [Name in keyof Artifacts]?: Measurement<Artifacts[Name]> };
type OnStep = (step: GradingStep) => void;

/** Whatever it says: reading it loads the tagger, the list of names and the patterns that copy is searched for. */
const SOME_COPY = 'Three kinds of tea, packed by hand in small tins. Order a box of the new blend today.';

/** Loads every model and list of words of this process, so that the first grading is about as quick as the later ones. */
export async function warmUp(): Promise<void> {
  const models = Promise.all([loadReader(), warmPixels()]);
  loadWords();
  readCopy(SOME_COPY);
  sentenceOdds(SOME_COPY);
  nearName('packedbyhand');
  await models;
}

/**
 * Everything measured of a banner and its copy. A measurement that fails is named with its reason; only a creative
 * that cannot be decoded at all throws (CreativeError).
 * @param read shows the picture to a vision reader while the rest is measured
 */
export async function gatherBanner(
  creative: Creative,
  onStep: OnStep,
  read: ReadFrames = NOBODY,
): Promise<Gathered> {
  onStep('decoding');
  const decoded = await decodeImage(creative);
  const reading = read([{ frame: decoded.frame, second: null }]);
  const gathered = await gatherDecoded(creative, decoded, onStep);
  return besides(await reading, gathered);
}

/**
 * The same of pixels that are decoded already: the what-if changes them and measures again.
 * @param name of the brand, as other frames of a video show it
 */
export async function gatherDecoded(
  creative: Creative,
  decoded: Decoded,
  onStep: OnStep,
  name?: string,
): Promise<Gathered> {
  const pixels = measurePixels(decoded);
  onStep('reading-text');
  const read = await attempt(() => readText(decoded.frame));
  onStep('finding-faces');
  const found = await combine(creative, decoded, read, await pixels, onStep, name);
  return settle(found);
}

async function combine(
  creative: Creative,
  decoded: Decoded,
  read: Found['text'] & {},
  pixels: Pixels,
  onStep: OnStep,
  name?: string,
): Promise<Found> {
  const { file, image, frame } = decoded;
  const lines = valueOr(read, []);
  const faces = valueOr(pixels.faces, []);
  const sight = valueOr(pixels.sight, null);
  const understood = await attempt(() =>
    findElements(frame, lines, {
      faces,
      things: sight?.things ?? [],
      copy: [creative.copy, name].filter((said) => said !== undefined).join('\n'),
    }),
  );
  const { text, callToAction, brand } = valueOr(understood, { text: lines, callToAction: null, brand: [] });

  onStep('mapping-attention');
  const attention = await attempt(() => mapAttention(frame, { text, faces, callToAction, brand }, sight));
  const shown = await attempt(() =>
    lookForSubject({
      frame,
      things: sight?.glimpses ?? [],
      faces,
      text,
      attention: valueOr(attention, null),
    }),
  );
  onStep('measuring-design');
  const layout = await attempt(() =>
    measureLayout(frame, { text, faces, callToAction }, valueOr(attention, null)),
  );

  const found: Found = {
    file: measured(file),
    image: measured(image),
    quality: then(pixels.quality, (value) => ({
      ...value,
      enlargement: measureEnlargement(frame, lines),
    })),
    palette: pixels.palette,
    colour: pixels.colour,
    clutter: pixels.clutter,
    faces: pixels.faces,
    things: then(pixels.sight, (value) => value.things),
    text: read.ok ? measured(text, read.confidence) : read,
    callToAction: read.ok ? of(understood, requestSureness, (value) => value.callToAction) : read,
    brand: read.ok ? of(understood, brandSureness, (value) => value.brand) : read,
    elements: read.ok ? then(understood, (value) => value.elements) : read,
    attention: seen(attention, read.ok),
    subject: seen(
      then(shown, ({ subject }) => subject),
      read.ok,
    ),
    objects: then(shown, ({ objects }) => objects),
    layout: seen(layout, read.ok),
    placements: seen(
      await attempt(() => measured(fitPlacements({ file, image, text, callToAction, faces }))),
      read.ok,
    ),
    impression: await impressionOn(pixels, text, read.ok),
  };
  return { ...found, ...(creative.copy === undefined ? {} : await gatherCopy(creative.copy, found, onStep)) };
}

/** How sure it is that there is none where none was found: words may have been missed. */
const SURE_OF_NONE = { request: 0.8, brand: 0.5 } as const;
const requestSureness = ({ callToAction }: FoundElements): number =>
  callToAction?.confidence ?? SURE_OF_NONE.request;
const brandSureness = ({ brand: [mark] }: FoundElements): number =>
  Math.max(SURE_OF_NONE.brand, mark?.text ? mark.confidence : 0);

const of = <T>(
  found: Measurement<FoundElements>,
  sureness: (value: FoundElements) => number,
  pick: (value: FoundElements) => T,
): Measurement<T> => (found.ok ? measured(pick(found.value), sureness(found.value)) : found);

interface Shown {
  readonly subject: Artifacts['subject'];
  readonly objects: Artifacts['objects'];
}

/** How sure it is that a picture without a subject shows none. */
const SURE_OF_NO_SUBJECT = 0.7;

async function lookForSubject(parts: SubjectParts): Promise<Measurement<Shown>> {
  const subject = await findSubject(parts);
  return measured({ subject, objects: objectBoxes(parts, subject) }, subject?.p ?? SURE_OF_NO_SUBJECT);
}

/** How sure a measurement is that takes the words into account and had to do without them. Judgment. */
const CONFIDENCE_UNREAD = 0.7;

const seen = <T>(measurement: Measurement<T>, read: boolean): Measurement<T> =>
  !measurement.ok || read
    ? measurement
    : measured(measurement.value, CONFIDENCE_UNREAD * measurement.confidence);

/** What was gathered with another copy beside the same picture. */
export async function gatherCopyAgain(text: string, { artifacts, ...rest }: Gathered): Promise<Gathered> {
  const known = (name: keyof Artifacts) =>
    artifacts[name] === undefined ? {} : { [name]: measured(artifacts[name], rest.confidence[name] ?? 1) };
  const picture: Found = {
    ...known('text'),
    ...known('callToAction'),
    ...known('brand'),
    ...known('things'),
  };
  const again = settle(await gatherCopy(text, picture, () => {}));
  return {
    artifacts: { ...artifacts, ...again.artifacts },
    failures: { ...rest.failures, ...again.failures },
    confidence: { ...rest.confidence, ...again.confidence },
  };
}

async function gatherCopy(text: string, picture: Found, onStep: OnStep): Promise<Found> {
  onStep('reading-copy');
  const copy = await attempt(() => readCopy(text));
  if (!copy.ok) return { copy, messageMatch: copy };
  const { text: lines, callToAction, brand, things } = picture;
  if (!lines?.ok) return { copy, messageMatch: unmeasured('The words in the picture could not be read.') };
  const messageMatch = await attempt(() =>
    matchMessage(copy.value, {
      text: lines.value,
      callToAction: callToAction?.ok ? callToAction.value : null,
      brand: brand?.ok ? brand.value : [],
      ...(things?.ok && { things: things.value }),
    }),
  );
  return { copy, messageMatch };
}

async function impressionOn(
  { shapes, textures, sight }: Pixels,
  text: readonly TextLine[],
  read: boolean,
): Promise<Measurement<Artifacts['impression']>> {
  if (!shapes.ok || !textures.ok || !sight.ok) {
    return unmeasured('The impression was not judged because a network could not be run.');
  }
  const layers = [...shapes.value, ...textures.value, ...sight.value.layers];
  return seen(await attempt(() => measureImpression(layers, text)), read);
}

const valueOr = <T, U>(measurement: Measurement<T>, otherwise: U): T | U =>
  measurement.ok ? measurement.value : otherwise;

const then = <T, U>(measurement: Measurement<T>, pick: (value: T) => U): Measurement<U> =>
  measurement.ok ? measured(pick(measurement.value), measurement.confidence) : measurement;

function settle(found: Found): Gathered {
  const entries = Object.entries(found);
  const artifacts = Object.fromEntries(entries.flatMap(([name, m]) => (m.ok ? [[name, m.value]] : [])));
  const failures = Object.fromEntries(entries.flatMap(([name, m]) => (m.ok ? [] : [[name, m.reason]])));
  const confidence = Object.fromEntries(entries.flatMap(([name, m]) => (m.ok ? [[name, m.confidence]] : [])));
  return { artifacts, failures, confidence };
}
