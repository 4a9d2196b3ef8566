import type { TextLine } from '../../artifacts/artifacts.ts';
import { type Measurement, measured, unmeasured } from '../../artifacts/measurement.ts';
import { measureSteadyLegibility } from './contrast/steady-legibility.ts';
import { type Frame, stretch } from '../frame/index.ts';
import { isEnglish, withReadingAccuracy } from './reading-accuracy.ts';
import { inReadingOrder } from './reading-order.ts';
import { correctAccents } from './letters/accents.ts';
import { correctCapitals } from './letters/capitals.ts';
import { correctSpellings } from './letters/spellings.ts';
import { isMostlyUnread } from './unread.ts';
import { secondReader } from './second-reader/index.ts';
import type { Reading } from './recognition/decode-steps.ts';
import { findTallText, findTextBoxes } from './recognition/detect.ts';
import { withCutSide } from './cut-at-border.ts';
import { letterEdges } from './edges.ts';
import { withLowResolutionPass } from './low-resolution-pass.ts';
import { isText, joinFragments, type ReadBox, withoutStrayHan } from './lines.ts';
import { correctMisreadLetters } from './letters/misread-letters.ts';
import { linesToRead } from './lines-to-read.ts';
import { type EnglishReader, openEnglish } from './recognition/english.ts';
import { mergeReadings } from './recognition/merge-readings.ts';
import { openRecognizer, type Recognizer } from './recognition/recognizer.ts';
import { restoreSpaces } from '../words/index.ts';
import { angleOf, type TiltedBox, uprightBox } from './recognition/tilted-box.ts';
import { type Network, openNetwork } from '../tools/ort.ts';
import { thousandths } from '../../rounded.ts';

interface Reader {
  readonly detector: Network;
  readonly recogniser: Recognizer;
  readonly english: EnglishReader | null;
}

let reader: Promise<Reader> | null = null;

const open = async (): Promise<Reader> => {
  const [detector, recogniser, english] = await Promise.all([
    openNetwork('textDetector'),
    openRecognizer(),
    openEnglish(),
  ]);
  return { detector, recogniser, english };
};

/** Loads the models once per process. After a failed load, the next call tries again. */
export async function loadReader(): Promise<void> {
  await current();
}

function current(): Promise<Reader> {
  reader ??= open().catch((error: unknown) => {
    reader = null;
    throw error;
  });
  return reader;
}

/** Smaller pictures are enlarged to this many pixels before they are read, but by at most this factor. */
const READ_AT = 1_200_000;
const ENLARGE = 3;

/** Pixels used to detect text in a video frame that is on screen for about a second: enough for caption-size letters. */
const PASSING = 240_000;
/** Pixels used for the coarser look that finds widely spaced or very large letters. */
const FARTHER = 120_000;

/** Letters a few pixels tall are measured on a finer grid, so that an ad saved smaller reads like the original. */
export async function enlarged(frame: Frame): Promise<Frame> {
  const scale = Math.min(ENLARGE, Math.sqrt(READ_AT / (frame.width * frame.height)));
  if (scale <= 1) return frame;
  return stretch(frame, Math.round(frame.width * scale), Math.round(frame.height * scale));
}

/**
 * Returns the lines of text in reading order, with box, contrast and role; an empty list when there is no text.
 * The confidence is the reader's, averaged over all letters, times the share of the lines found that were read.
 * @param passing reads one of many video frames: looks only for large letters, in a third of the time
 */
export async function readText(picture: Frame, passing = false): Promise<Measurement<readonly TextLine[]>> {
  const { detector, recogniser, english } = await current();
  const frame = passing ? picture : await enlarged(picture);
  const near: ReadBox[] = [];
  const boxes = await findTextBoxes(frame, detector, passing ? PASSING : undefined);
  const looked = linesToRead(boxes);
  for (const box of looked) {
    near.push(await readLeveled(recogniser, frame, box));
  }
  const far = passing ? [] : await findTallText(frame, detector, FARTHER);
  const found = await withLowResolutionPass(near, far, frame, (box) => readLeveled(recogniser, frame, box));
  const isInEnglish = isEnglish(found.filter((item) => isText(item, frame)).map(({ reading }) => reading));
  const second = passing ? null : await secondReader(frame, found);
  const read = async (box: TiltedBox, first?: Reading): Promise<Reading> => {
    const general = first ?? (await recogniser.read(frame, box));
    const reading =
      english && isInEnglish && !second
        ? mergeReadings(general, await english.read(frame, box), 'english')
        : general;
    return second ? second.better(box, reading) : reading;
  };
  const better: ReadBox[] = [];
  for (const { box, reading } of found) better.push({ box, reading: await read(box, reading) });
  const kept = withoutStrayHan(better.filter((item) => isText(item, frame)));
  const whole = await joinFragments(kept, read);
  const raw = whole.map((item) => textLine(frame, item, passing));
  const texts = correctMisreadLetters(correctAccents(raw.map(({ text }) => text)));
  const spelled = raw.map((line, index) =>
    line.language ? line : { ...line, text: correctCapitals(texts[index]!) },
  );
  const lines = passing ? spelled : spelled.map((line) => withEdges(picture, line));
  const ordered = inReadingOrder(lines, frame.width / frame.height);
  if (!passing && isMostlyUnread(lines)) return unmeasured(UNREAD);
  const lookedAt = boxes.length === 0 ? 1 : looked.length / boxes.length;
  return measured(correctSpellings(withReadingAccuracy(ordered)), meanConfidence(lines) * lookedAt);
}

async function readLeveled(recognizer: Recognizer, frame: Frame, box: TiltedBox): Promise<ReadBox> {
  const upright = await turnUpright(recognizer, frame, box);
  return { box: upright, reading: await recognizer.read(frame, upright) };
}

/** Turns only steep text that is upside down. On level text the check is wrong more often than it helps. */
const turnUpright = async (recognizer: Recognizer, frame: Frame, box: TiltedBox): Promise<TiltedBox> =>
  Math.abs(angleOf(box)) > 50 ? recognizer.orientUpright(frame, box) : box;

function textLine(frame: Frame, { box, reading }: ReadBox, passing: boolean): TextLine {
  const legibility = measureSteadyLegibility(frame, box, passing);
  const { tight, contrast, agreed, worst, ink, ground, groundTexture, gaps } = legibility;
  return {
    text: reading.language ? reading.text : restoreSpaces(reading.text, gaps),
    box: uprightBox(tight, frame),
    confidence: thousandths(reading.confidence),
    contrast,
    ...(agreed < 1 && { agreed: thousandths(agreed) }),
    ...(reading.alike !== undefined && { alike: thousandths(reading.alike) }),
    worst: { box: uprightBox(worst.box, frame), contrast: worst.contrast },
    role: 'body',
    height: tight.height / frame.height,
    angle: angleOf(box),
    ink,
    ground,
    groundTexture,
    ...(reading.script && { script: reading.script }),
    ...(reading.language && { language: reading.language }),
  };
}

/** Measured on the original picture: after enlarging, every letter looks soft. */
function withEdges(picture: Frame, line: TextLine): TextLine {
  const edges = letterEdges(picture, line.box);
  const withCut = withCutSide(picture, line);
  if (!edges) return withCut;
  return { ...withCut, edges: { soft: thousandths(edges.soft), stepped: thousandths(edges.stepped) } };
}

const UNREAD = 'Most of the words in this picture could not be read for sure, so nothing is claimed of them.';
/** Mean weighted by letters. 1 for an empty picture, which leaves no doubt. */
function meanConfidence(lines: readonly TextLine[]): number {
  const letters = lines.reduce((sum, line) => sum + line.text.length, 0);
  if (letters === 0) return 1;
  return lines.reduce((sum, line) => sum + line.confidence * line.text.length, 0) / letters;
}
