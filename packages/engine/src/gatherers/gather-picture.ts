import type { TextLine } from '../artifacts/artifacts.ts';
import type { Artifacts } from '../audit.ts';
import { fitPlacements } from '../computed/placements/placements.ts';
import type { Creative } from '../creative.ts';
import {
  type FoundElements,
  brandConfidence,
  findElements,
  requestConfidence,
} from '../elements/find-elements.ts';
import { withStickers } from '../elements/stickers.ts';
import { type SubjectParts, findSubject, objectBoxes } from '../elements/subject/subject.ts';
import type { Box } from '../geometry.ts';
import { type Measurement, measured, unmeasured } from '../artifacts/measurement.ts';
import type { OnStep } from '../grading/progress.ts';
import type { Gathered } from '../grading/run-audit.ts';
import { NO_READER, type ReadFrames, withReading } from '../vision-reader/read-frames.ts';
import type { VisionReading } from '../vision-reader/vision-reading.ts';
import { attempt } from './attempt.ts';
import { mapAttention } from './attention/index.ts';
import { type ArtifactMeasurements, toGathered, mapMeasurement, valueOr } from './artifact-measurements.ts';
import { gatherCopy } from './gather-copy.ts';
import { measureImpression } from './impression/index.ts';
import { findStarbursts, measureLayout } from './layout/index.ts';
import { type Decoded, decodeImage } from './picture/index.ts';
import { type PixelMeasurements, measurePixels } from './pixels/index.ts';
import { measureEnlargement } from './quality/index.ts';
import { textMeaning } from './sentences/index.ts';
import { lookCloser, readText } from './text/index.ts';

/**
 * Measures everything about a banner and its copy. A failed measurement is reported with its reason.
 * @param read shows the picture to a vision reader while the rest is measured
 * @throws CreativeError only when the creative cannot be decoded at all
 */
export async function gatherBanner(
  creative: Creative,
  onStep: OnStep,
  read: ReadFrames = NO_READER,
): Promise<Gathered> {
  onStep('decoding');
  const decoded = await decodeImage(creative);
  return gatherDecoded(creative, decoded, onStep, {
    reading: read([{ frame: decoded.frame, second: null }]),
  });
}

/** What is known about the pixels from other sources. */
export interface FrameContext {
  /** Brand name, as other frames of a video show it. */
  readonly name?: string | undefined;
  /** A vision reader's reading of them. */
  readonly reading?: Promise<VisionReading | null> | VisionReading | null;
}

/**
 * Like `gatherBanner`, for pixels that are already decoded: the what-if changes them and measures again. When a vision reader
 * reports something that the lines do not contain, the picture is searched more closely, and what is found counts as read.
 */
export async function gatherDecoded(
  creative: Creative,
  decoded: Decoded,
  onStep: OnStep,
  { name, reading = null }: FrameContext = {},
): Promise<Gathered> {
  const measuring = measurePixels(decoded);
  onStep('reading-text');
  const read = await attempt(() => readText(decoded.frame));
  onStep('finding-faces');
  const starbursts = await attempt(async () => measured(await findStarbursts(decoded.frame)));
  const pixels = { ...(await measuring), starbursts: valueOr(starbursts, undefined) };
  const first = await combine(creative, decoded, read, pixels, onStep, name);
  const answered = await reading;
  const closer = await attempt(() => lookCloser(decoded.frame, read, answered?.answer ?? null));
  const found = closer.ok ? await combine(creative, decoded, closer, pixels, () => {}, name) : first;
  return withReading(answered, toGathered(found));
}

async function combine(
  creative: Creative,
  decoded: Decoded,
  read: ArtifactMeasurements['text'] & {},
  pixels: PixelMeasurements & { readonly starbursts: readonly Box[] | undefined },
  onStep: OnStep,
  name?: string,
): Promise<ArtifactMeasurements> {
  const { file, image, frame } = decoded;
  const lines = valueOr(read, []);
  const faces = valueOr(pixels.faces, []);
  const sight = valueOr(pixels.sight, null);
  const { starbursts } = pixels;
  const understood = mapMeasurement(
    await attempt(() =>
      findElements(frame, lines, {
        faces,
        things: sight?.things ?? [],
        copy: [creative.copy, name].filter((said) => said !== undefined).join('\n'),
      }),
    ),
    (found) => withStickers(found, starbursts ?? []),
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
    measureLayout(frame, { text, faces, callToAction, starbursts }, valueOr(attention, null)),
  );

  const found: ArtifactMeasurements = {
    file: measured(file),
    image: measured(image),
    quality: mapMeasurement(pixels.quality, (value) => ({
      ...value,
      enlargement: measureEnlargement(frame, lines),
    })),
    palette: pixels.palette,
    colour: pixels.colour,
    clutter: pixels.clutter,
    faces: pixels.faces,
    heads: pixels.heads,
    things: mapMeasurement(pixels.sight, (value) => value.things),
    text: read.ok ? measured(text, read.confidence) : read,
    callToAction: read.ok
      ? withConfidence(understood, requestConfidence, (value) => value.callToAction)
      : read,
    brand: read.ok ? withConfidence(understood, brandConfidence, (value) => value.brand) : read,
    elements: read.ok ? mapMeasurement(understood, (value) => value.elements) : read,
    attention: lessSureIfUnread(attention, read.ok),
    subject: lessSureIfUnread(
      mapMeasurement(shown, ({ subject }) => subject),
      read.ok,
    ),
    objects: mapMeasurement(shown, ({ objects }) => objects),
    layout: lessSureIfUnread(layout, read.ok),
    placements: lessSureIfUnread(
      await attempt(() => measured(fitPlacements({ file, image, text, callToAction, faces }))),
      read.ok,
    ),
    impression: await impressionOn(pixels, text, valueOr(understood, null)?.elements ?? null, read.ok),
  };
  return { ...found, ...(creative.copy === undefined ? {} : await gatherCopy(creative.copy, found, onStep)) };
}

const withConfidence = <T>(
  found: Measurement<FoundElements>,
  sureness: (value: FoundElements) => number,
  pick: (value: FoundElements) => T,
): Measurement<T> => (found.ok ? measured(pick(found.value), sureness(found.value)) : found);

interface SubjectAndObjects {
  readonly subject: Artifacts['subject'];
  readonly objects: Artifacts['objects'];
}

/** Confidence that a picture in which no subject was found really has none. */
const SURE_OF_NO_SUBJECT = 0.7;

async function lookForSubject(parts: SubjectParts): Promise<Measurement<SubjectAndObjects>> {
  const subject = await findSubject(parts);
  return measured({ subject, objects: objectBoxes(parts, subject) }, subject?.p ?? SURE_OF_NO_SUBJECT);
}

/** Confidence of a measurement that normally uses the text, when the text could not be read. Chosen by judgment, not fitted. */
const CONFIDENCE_UNREAD = 0.7;

const lessSureIfUnread = <T>(measurement: Measurement<T>, read: boolean): Measurement<T> =>
  !measurement.ok || read
    ? measurement
    : measured(measurement.value, CONFIDENCE_UNREAD * measurement.confidence);

async function impressionOn(
  { shapes, textures, sight }: PixelMeasurements,
  text: readonly TextLine[],
  elements: Artifacts['elements'] | null,
  read: boolean,
): Promise<Measurement<Artifacts['impression']>> {
  if (!shapes.ok || !textures.ok || !sight.ok) {
    return unmeasured('The impression was not judged because a network could not be run.');
  }
  const layers = [...shapes.value, ...textures.value, ...sight.value.layers];
  const impression = await attempt(async () =>
    measureImpression(layers, text, await textMeaning(text, elements)),
  );
  return lessSureIfUnread(impression, read);
}
