import type { TextLine } from '../../artifacts/artifacts.ts';
import { type Measurement, measured, unmeasured } from '../../artifacts/measurement.ts';
import { legibilityOf } from './contrast/looks.ts';
import { type Frame, stretch } from '../frame/index.ts';
import { isEnglish, withReadRightly } from './read-rightly.ts';
import { inReadingOrder } from './reading-order.ts';
import { settleAccents } from './letters/accents.ts';
import { settleCapitals } from './letters/capitals.ts';
import { settleSpellings } from './letters/spellings.ts';
import { isMostlyUnread } from './unread.ts';
import { secondReader } from './second-reader/index.ts';
import type { Reading } from './recognition/decode-steps.ts';
import { findTallText, findTextBoxes } from './recognition/detect.ts';
import { withCutSide } from './cut-at-border.ts';
import { letterEdges } from './edges.ts';
import { withFartherLook } from './farther-look.ts';
import { isText, joinFragments, type ReadBox, withoutStrayHan } from './lines.ts';
import { withLettersRead } from './letters/misread-letters.ts';
import { linesToRead } from './lines-to-read.ts';
import { type EnglishReader, openEnglish } from './recognition/english.ts';
import { likelierOf } from './recognition/likelier-stretches.ts';
import { openRecogniser, type Recogniser } from './recognition/recognise.ts';
import { putSpacesBack } from '../words/index.ts';
import { angleOf, type TiltedBox, uprightBox } from './recognition/tilted-box.ts';
import { type Network, openNetwork } from '../tools/ort.ts';

interface Reader {
  readonly detector: Network;
  readonly recogniser: Recogniser;
  readonly english: EnglishReader | null;
}

let reader: Promise<Reader> | null = null;

const open = async (): Promise<Reader> => {
  const [detector, recogniser, english] = await Promise.all([
    openNetwork('textDetector'),
    openRecogniser(),
    openEnglish(),
  ]);
  return { detector, recogniser, english };
};

/** Loads the models, once a process. A failed load is tried again at the next call. */
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

/** Pixels that a smaller picture is enlarged to before it is read, and how far at most. */
const READ_AT = 1_200_000;
const ENLARGE = 3;

/** Pixels in which the words of a frame that stands for a second are looked for: letters of a caption’s size are found. */
const PASSING = 240_000;
/** Pixels in which letters that stand far apart, or are very large, are looked for. */
const FARTHER = 120_000;

/** Letters of a few pixels are measured on a finer grid, so that an ad saved smaller is read as the ad itself. */
export async function enlarged(frame: Frame): Promise<Frame> {
  const scale = Math.min(ENLARGE, Math.sqrt(READ_AT / (frame.width * frame.height)));
  if (scale <= 1) return frame;
  return stretch(frame, Math.round(frame.width * scale), Math.round(frame.height * scale));
}

/**
 * The lines of text in the picture in reading order, with box, contrast and role. No text is an empty list.
 * The confidence is that of the reader over all letters.
 * @param passing a frame that is seen in passing: large letters alone are looked for, in a third of the time
 */
export async function readText(picture: Frame, passing = false): Promise<Measurement<readonly TextLine[]>> {
  const { detector, recogniser, english } = await current();
  const frame = passing ? picture : await enlarged(picture);
  const near: ReadBox[] = [];
  const boxes = await findTextBoxes(frame, detector, passing ? PASSING : undefined);
  const looked = linesToRead(boxes);
  for (const box of looked) {
    near.push(await readLevelled(recogniser, frame, box));
  }
  const far = passing ? [] : await findTallText(frame, detector, FARTHER);
  const found = await withFartherLook(near, far, frame, (box) => readLevelled(recogniser, frame, box));
  const isInEnglish = isEnglish(found.filter((item) => isText(item, frame)).map(({ reading }) => reading));
  const second = passing ? null : await secondReader(frame, found);
  const read = async (box: TiltedBox, first?: Reading): Promise<Reading> => {
    const general = first ?? (await recogniser.read(frame, box));
    const reading =
      english && isInEnglish && !second
        ? likelierOf(general, await english.read(frame, box), 'english')
        : general;
    return second ? second.better(box, reading) : reading;
  };
  const better: ReadBox[] = [];
  for (const { box, reading } of found) better.push({ box, reading: await read(box, reading) });
  const kept = withoutStrayHan(better.filter((item) => isText(item, frame)));
  const whole = await joinFragments(kept, read);
  const raw = whole.map((item) => textLine(frame, item, passing));
  const texts = withLettersRead(settleAccents(raw.map(({ text }) => text)));
  const spelled = raw.map((line, index) =>
    line.language ? line : { ...line, text: settleCapitals(texts[index]!) },
  );
  const lines = passing ? spelled : spelled.map((line) => withEdges(picture, line));
  const ordered = inReadingOrder(lines, frame.width / frame.height);
  if (!passing && isMostlyUnread(lines)) return unmeasured(UNREAD);
  const lookedAt = boxes.length === 0 ? 1 : looked.length / boxes.length;
  return measured(settleSpellings(withReadRightly(ordered)), meanConfidence(lines) * lookedAt);
}

async function readLevelled(recogniser: Recogniser, frame: Frame, box: TiltedBox): Promise<ReadBox> {
  const upright = await levelled(recogniser, frame, box);
  return { box: upright, reading: await recogniser.read(frame, upright) };
}

/** Only text that runs steeply may stand on its head: in level text the check errs more often than it helps. */
const levelled = async (recogniser: Recogniser, frame: Frame, box: TiltedBox): Promise<TiltedBox> =>
  Math.abs(angleOf(box)) > 50 ? recogniser.rightWayUp(frame, box) : box;

function textLine(frame: Frame, { box, reading }: ReadBox, passing: boolean): TextLine {
  const legibility = legibilityOf(frame, box, passing);
  const { tight, contrast, agreed, worst, ink, ground, groundTexture, gaps } = legibility;
  return {
    text: reading.language ? reading.text : putSpacesBack(reading.text, gaps),
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

/** Of the picture as it is: enlarged, every letter is soft. */
function withEdges(picture: Frame, line: TextLine): TextLine {
  const edges = letterEdges(picture, line.box);
  const told = withCutSide(picture, line);
  if (!edges) return told;
  return { ...told, edges: { soft: thousandths(edges.soft), stepped: thousandths(edges.stepped) } };
}

const thousandths = (value: number): number => Math.round(value * 1000) / 1000;

const UNREAD = 'Most of the words in this picture could not be read for sure, so nothing is claimed of them.';
/** Weighted by letters; an empty picture was read without doubt. */
function meanConfidence(lines: readonly TextLine[]): number {
  const letters = lines.reduce((sum, line) => sum + line.text.length, 0);
  if (letters === 0) return 1;
  return lines.reduce((sum, line) => sum + line.confidence * line.text.length, 0) / letters;
}
