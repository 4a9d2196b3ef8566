import type { FrameReading } from '../over-time/read-frames.ts';
import { readability } from '../../../computed/text/readability.ts';
import { sameWords } from '../../words/index.ts';

/** Points for each part of the message that a frame shows, to choose the hero. Chosen by judgment, not fitted. */
const WORTH = { callToAction: 3, brand: 2, offer: 2, headline: 2, line: 0.3, face: 0.5 } as const;
const MOST_LINES = 4;
/** Frames within this many points show equally much. The later one wins, since it is finished. */
const TIE_MARGIN = 0.1;
/** Share of their points that words keep while they are still fading in. */
const FADING = 0.5;

/**
 * Picks the key frame that shows most of the message. On a tie the later one wins, since it is finished; without words, one
 * with a face. Words on only one frame are a sign that the camera passed, or misread: they count only if there is no other
 * frame.
 */
export function pickHeroKey(all: readonly FrameReading[]): number {
  const readings = all.length > 1 ? all.map((reading) => withLastingText(reading, all)) : all;
  const middle = readings[Math.floor(readings.length / 2)]!;
  const values = readings.map(worth);
  const most = Math.max(...values);
  return most > 0 ? readings[values.findLastIndex((value) => value >= most - TIE_MARGIN)]!.key : middle.key;
}

function withLastingText(reading: FrameReading, all: readonly FrameReading[]): FrameReading {
  const others = all.filter((other) => other !== reading).flatMap(({ text }) => text);
  const stays = ({ text }: { readonly text: string }): boolean =>
    others.some((line) => sameWords(line.text, text));
  const { callToAction } = reading;
  return {
    ...reading,
    text: reading.text.filter(stays),
    brand: reading.brand.filter(stays),
    callToAction: callToAction && stays(callToAction) ? callToAction : null,
  };
}

function worth({ text, callToAction, brand, faces }: FrameReading): number {
  const has = (role: string): number =>
    Math.max(0, ...text.filter((line) => line.role === role).map(({ contrast }) => contrastWeight(contrast)));
  return (
    (callToAction ? WORTH.callToAction * contrastWeight(callToAction.textContrast) : 0) +
    (brand.length > 0 ? WORTH.brand : 0) +
    WORTH.offer * has('offer') +
    WORTH.headline * has('headline') +
    WORTH.line * Math.min(MOST_LINES, text.filter(({ role }) => role !== 'label').length) +
    (faces !== null && faces.length > 0 ? WORTH.face : 0)
  );
}

/** Share of their points that words get for their contrast, 0..1. */
const contrastWeight = (contrast: number): number => FADING + (1 - FADING) * readability(contrast);
