import type { CallToAction, TextLine } from '../../artifacts.ts';
import { area, type Box, enclosing, overlap } from '../../geometry.ts';
import { fromHex, oklabDistance, toOklab } from '../../colour-space.ts';
import { CALL_TO_ACTION_FOUND } from '../../computed/layout/presence.ts';
import { smoothStep } from '../../computed/arithmetic/smooth-step.ts';
import { type Measurement, measured } from '../../measurement.ts';
import { type Panel, panelAround } from './panel.ts';
import {
  isCall,
  isContact,
  isSpecific,
  namesAction,
  offersContact,
  pointsOn,
  startsWithVerb,
  wordCount,
} from './request-words.ts';
import { type Frame, shrink } from '../frame/index.ts';

export interface FoundCallToAction {
  /** null: the banner asks for nothing. */
  readonly callToAction: CallToAction | null;
  /** The lines again, the role of those in the call to action changed. */
  readonly text: readonly TextLine[];
}

/** Pixels; the edges of a button are plain at this size. */
const LONG_SIDE = 720;
const MOST_WORDS = 6;
const MOST_LETTERS = 40;
/** Words that may be misread ask for less: nothing at the lower confidence of the reader, all they say at the upper. */
const READ = { from: 0.5, to: 0.9 } as const;
/** A bare address or telephone number: hardly a call, and better than none. */
const CONTACT = { small: 0.47, plain: 0.58 } as const;
/** Height of its letters, as a share of the frame's, at which it is fine print, and at which it is meant to be seen. */
const PLAIN = { from: 0.008, to: 0.03 } as const;
/** OKLab distance of fill and surround from which a panel is seen as a shape of its own. */
const SEEN = 0.06;
/** How sure it is that a banner without a candidate asks for nothing: words may be missed. */
const NONE = 0.8;

interface Candidate {
  readonly lines: readonly TextLine[];
  readonly text: string;
  readonly panel: Panel | null;
  readonly confidence: number;
}

/** The button or line that asks for an action, or null, and the lines with their roles brought up to date. */
export async function findCallToAction(
  frame: Frame,
  text: readonly TextLine[],
): Promise<Measurement<FoundCallToAction>> {
  const small = await shrink(frame, LONG_SIDE);
  const best = text
    .filter(isShort)
    .map((line) => candidate(small, line, text))
    .toSorted((a, b) => b.confidence - a.confidence || lowest(b) - lowest(a))[0];
  if (!best || best.confidence < CALL_TO_ACTION_FOUND.from)
    return measured({ callToAction: null, text }, Math.min(NONE, 1 - (best?.confidence ?? 0)));
  const lines = new Set(best.lines);
  return measured(
    {
      callToAction: describe(best),
      text: text.map((line) => (lines.has(line) ? { ...line, role: 'callToAction' as const } : line)),
    },
    best.confidence,
  );
}

const isShort = (line: TextLine): boolean =>
  (wordCount(line.text) <= MOST_WORDS || isContact(line.text) || offersContact(line.text)) &&
  line.text.length <= MOST_LETTERS &&
  line.role !== 'legal';

const lowest = ({ lines }: Candidate): number => Math.max(...lines.map((line) => line.box.y));

function candidate(frame: Frame, line: TextLine, all: readonly TextLine[]): Candidate {
  const panel = panelAround(frame, line, asksBySound(line.text));
  const inside = panel ? all.filter((other) => overlap(other.box, panel.box) > 0.5 * area(other.box)) : [];
  const isButton = panel !== null && inside.length <= 2 && inside.every(isShort);
  const lines = isButton ? inside : [line];
  const words = lines.map((each) => each.text).join(' ');
  const button = isButton ? panel : null;
  const read = smoothStep(line.confidence, READ.from, READ.to);
  return { lines, text: words, panel: button, confidence: read * confidenceOf(words, line, button, all) };
}

const asksBySound = (words: string): boolean => isCall(words) || startsWithVerb(words) || namesAction(words);

function confidenceOf(words: string, line: TextLine, panel: Panel | null, all: readonly TextLine[]): number {
  const call = isCall(words);
  const verb = startsWithVerb(words);
  const standsOut = panel !== null && panel.colourDistance >= SEEN;
  if (panel && (verb || call)) return (call && verb ? 0.95 : 0.88) - (standsOut ? 0 : 0.15);
  if (standsOut) return shapeAlone(words);
  if (line.role === 'headline') return call && wordCount(words) <= 3 ? 0.45 : 0.2;
  const bottom = line.box.y > 0.5 ? 0.08 : 0;
  if (call || isContact(words)) return 0.66 + bottom;
  if (offersContact(words))
    return CONTACT.small + (CONTACT.plain - CONTACT.small) * smoothStep(line.height, PLAIN.from, PLAIN.to);
  // A verb alone also opens claims ("Get 4x longer lashes"): it counts low down, in letters smaller than the message.
  const quiet = line.height < 0.75 * Math.max(...all.map((other) => other.height));
  const asks = verb && quiet && !/\d/.test(words) && wordCount(words) > 1 && wordCount(words) <= 4;
  return asks ? 0.45 + bottom : 0.2;
}

/** A shape with words that ask for nothing is a badge or a label, unless an arrow or its noun makes it a button. */
function shapeAlone(words: string): number {
  if (pointsOn(words)) return 0.75;
  return namesAction(words) && wordCount(words) <= 4 ? 0.7 : 0.3;
}

function describe({ lines, text, panel, confidence }: Candidate): CallToAction {
  const first = lines[0]!;
  const box: Box = panel ? panel.box : enclosing(lines.map((line) => line.box));
  const ink = fromHex(first.ink);
  const ground = fromHex(first.ground);
  return {
    text,
    box,
    kind: panel ? 'button' : 'text',
    confidence: Math.round(confidence * 100) / 100,
    fill: panel ? panel.fill : first.ink,
    surround: panel ? panel.surround : first.ground,
    contrastWithSurround: panel ? panel.contrastWithSurround : first.contrast,
    colourDistance: panel
      ? panel.colourDistance
      : Math.round(
          oklabDistance(toOklab(ink.r, ink.g, ink.b), toOklab(ground.r, ground.g, ground.b)) * 1000,
        ) / 1000,
    textContrast: Math.min(...lines.map((line) => line.contrast)),
    share: area(box),
    startsWithVerb: startsWithVerb(text),
    specific: isSpecific(text),
  };
}
