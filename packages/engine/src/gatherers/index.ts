import type { Artifacts } from '../audit.ts';
import { predictDesign } from '../computed/design.ts';
import { matchMessage } from '../computed/message-match.ts';
import { fitPlacements } from '../computed/placements.ts';
import type { Creative } from '../creative.ts';
import { type Measurement, measured, unmeasured } from '../measurement.ts';
import type { GradingStep } from '../progress.ts';
import type { Gathered } from '../run-audit.ts';
import { attempt } from './attempt.ts';
import { mapAttention } from './attention.ts';
import { findBrand } from './brand.ts';
import { findCallToAction } from './call-to-action.ts';
import { readCopy } from './copy.ts';
import { type Decoded, decodeImage } from './decode.ts';
import { measureLayout } from './layout.ts';
import { type Pixels, measurePixels, warmPixels } from './pixels.ts';
import { loadReader, readText } from './text.ts';

type Found = { [Name in keyof Artifacts]?: Measurement<Artifacts[Name]> };
type OnStep = (step: GradingStep) => void;

/** Loads every model of this process, so that the first grading is as quick as the later ones. */
export async function warmUp(): Promise<void> {
  await Promise.all([loadReader(), warmPixels()]);
}

/**
 * Everything measured of a banner and its copy. A measurement that fails is named with its reason; only a creative
 * that cannot be decoded at all throws (CreativeError).
 */
export async function gatherBanner(creative: Creative, onStep: OnStep): Promise<Gathered> {
  onStep('decoding');
  return gatherDecoded(creative, await decodeImage(creative), onStep);
}

/** The same of pixels that are decoded already: the what-if changes them and measures again. */
export async function gatherDecoded(creative: Creative, decoded: Decoded, onStep: OnStep): Promise<Gathered> {
  const pixels = measurePixels(decoded);
  onStep('reading-text');
  const read = await attempt(() => readText(decoded.frame));
  onStep('finding-faces');
  const found = await combine(creative, decoded, read, await pixels, onStep);
  return settle(found);
}

async function combine(
  creative: Creative,
  decoded: Decoded,
  read: Found['text'] & {},
  pixels: Pixels,
  onStep: OnStep,
): Promise<Found> {
  const { file, image, frame } = decoded;
  const lines = valueOr(read, []);
  const action = await attempt(() => findCallToAction(frame, lines));
  const named = await attempt(() =>
    findBrand(frame, valueOr(action, { callToAction: null, text: lines }).text, creative.copy),
  );
  const text = valueOr(named, {
    brand: [],
    text: valueOr(action, { callToAction: null, text: lines }).text,
  }).text;
  const callToAction = valueOr(action, { callToAction: null, text }).callToAction;
  const brand = valueOr(named, { brand: [], text }).brand;
  const faces = valueOr(pixels.faces, []);

  onStep('mapping-attention');
  const attention = await attempt(() => mapAttention(frame, { text, faces, callToAction, brand }));
  onStep('measuring-design');
  const layout = await attempt(() =>
    measureLayout(frame, { text, faces, callToAction }, valueOr(attention, null)),
  );

  const found: Found = {
    file: measured(file),
    image: measured(image),
    quality: pixels.quality,
    palette: pixels.palette,
    colour: pixels.colour,
    clutter: pixels.clutter,
    faces: pixels.faces,
    text: read.ok ? measured(text, read.confidence) : read,
    callToAction: read.ok ? then(action, (value) => value.callToAction) : read,
    brand: read.ok ? then(named, (value) => value.brand) : read,
    attention,
    layout,
    placements: await attempt(() => measured(fitPlacements({ file, image, text, callToAction, faces }))),
    design: await design(pixels, layout),
  };
  return { ...found, ...(creative.copy === undefined ? {} : await gatherCopy(creative.copy, found, onStep)) };
}

/** What was gathered with another copy beside the same picture. */
export async function gatherCopyAgain(text: string, { artifacts, ...rest }: Gathered): Promise<Gathered> {
  const known = (name: keyof Artifacts) =>
    artifacts[name] === undefined ? {} : { [name]: measured(artifacts[name], rest.confidence[name] ?? 1) };
  const picture: Found = { ...known('text'), ...known('callToAction'), ...known('brand') };
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
  const { text: lines, callToAction, brand } = picture;
  if (!lines?.ok) return { copy, messageMatch: unmeasured('The words in the picture could not be read.') };
  const messageMatch = await attempt(() =>
    matchMessage(copy.value, {
      text: lines.value,
      callToAction: callToAction?.ok ? callToAction.value : null,
      brand: brand?.ok ? brand.value : [],
    }),
  );
  return { copy, messageMatch };
}

async function design(
  pixels: Pixels,
  layout: Measurement<Artifacts['layout']>,
): Promise<Measurement<Artifacts['design']>> {
  const { clutter, colour, quality, palette } = pixels;
  if (!clutter.ok || !colour.ok || !quality.ok || !palette.ok || !layout.ok) {
    return unmeasured('The design was not judged because one of its parts could not be measured.');
  }
  return attempt(() =>
    measured(
      predictDesign({
        clutter: clutter.value,
        colour: colour.value,
        quality: quality.value,
        palette: palette.value,
        layout: layout.value,
      }),
    ),
  );
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
