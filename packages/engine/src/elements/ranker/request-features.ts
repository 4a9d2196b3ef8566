import { actionClassOf } from '../../gatherers/copy/index.ts';
import { requestWords } from '../../language/request-score.ts';
import type { ActionClass } from '../../language/words/actions.ts';
import type { Block } from './blocks.ts';
import { type Features, type Measures, placeFeatures, wordFeatures } from './features.ts';
import { wordingOf } from './wording.ts';

/** How much a block reads like a request or an offer. @param headline chance that a block is the headline */
export function requestOrOfferFeatures(
  block: Block,
  of: Measures,
  headline: ReadonlyMap<Block, number>,
): Features {
  const place = placeFeatures(block, of);
  const word = wordFeatures(block.text);
  const phrases = phrasesIn(block);
  const first = wordingOf(phrases[0]!);
  const last = wordingOf(phrases.at(-1)!);
  const asking = phrases.map((text) => wordingOf(text).asks);
  const offering = phrases.map((text) => wordingOf(text).offer);
  return {
    ...place,
    ...word,
    asksFirst: first.asks,
    offersFirst: first.offer,
    offersLast: last.offer,
    asksLeast: Math.min(...asking),
    offersLeast: Math.min(...offering),
    offersMost: Math.max(...offering),
    offersEach: Math.min(...phrases.map((text) => wordingOf(text).offers)),
    asksEach: Math.min(...phrases.map((text) => wordingOf(text).asksFor)),
    panelMixed: mixed(block, of),
    plainLines: plain(phrases),
    kindRequestLeast: Math.min(...phrases.map((text) => wordingOf(text).kind.request)),
    kindRequestMost: Math.max(...phrases.map((text) => wordingOf(text).kind.request)),
    kindOfferLeast: Math.min(...phrases.map((text) => wordingOf(text).kind.offer)),
    kindOfferMost: Math.max(...phrases.map((text) => wordingOf(text).kind.offer)),
    leads: headline.get(block) ?? 0,
    insideHeadline: insideOf(block, headline),
    pictureButtons: Math.min(2, of.buttons) * (place['panel']! > 0 ? 0 : 1),
  };
}

/** How much a block reads like the request, compared with everything else in the picture that asks. */
export function requestFeatures(block: Block, of: Measures, headline: ReadonlyMap<Block, number>): Features {
  const features = requestOrOfferFeatures(block, of, headline);
  const asks = Math.max(features['asks']!, features['asksFor']!, features['panel']!);
  const rivals = of.asking.filter((at) => !block.at.includes(at));
  const isSecond = isIndirect(block.text) && rivals.some((at) => !isIndirect(of.scene.lines[at]!.text));
  return {
    ...features,
    rivalsBefore: asks * Math.min(2, rivals.filter((at) => at < block.at[0]!).length),
    rivalsAfter: asks * Math.min(2, rivals.filter((at) => at > block.at[0]!).length),
    secondary: isSecond ? asks : 0,
  };
}

/** Actions that only show more or make contact. Next to them, 'Order now' is the main request. */
const INDIRECT: ReadonlySet<ActionClass> = new Set(['learn', 'watch', 'visit', 'follow', 'click', 'call']);

function isIndirect(text: string): boolean {
  const name = actionClassOf(requestWords(text).join(' '));
  return name !== null && INDIRECT.has(name);
}

/** The block's lines, with continuation lines joined: 'Text BAG' and 'to 40110' ask for one thing. */
export function phrasesIn({ lines }: Block): readonly string[] {
  const phrases: string[] = [];
  for (const { text } of lines) {
    const before = phrases.at(-1);
    if (before !== undefined && isContinued(before) && /^\p{Ll}/u.test(text))
      phrases[phrases.length - 1] = `${before} ${text}`;
    else phrases.push(text);
  }
  return phrases;
}

/** Not for text entirely in lower case: 'summer sale' above 'shop now' is two phrases. */
const isContinued = (before: string): boolean => /^\P{Ll}/u.test(before) && !/[.!?:]$/.test(before);

/** Share of the phrases that neither ask for nor offer anything. */
const plain = (phrases: readonly string[]): number =>
  phrases.filter((text) => wordingOf(text).asks === 0 && wordingOf(text).offer === 0 && !wordingOf(text).date)
    .length / phrases.length;

/** 1 when some lines of the block are inside a shape and others are not: they do not belong together. */
function mixed(block: Block, { scene }: Measures): number {
  const inside = block.at.filter((at) => scene.panels[at]).length;
  return inside > 0 && inside < block.at.length ? 1 : 0;
}

/** Chance that all lines of the block belong to the headline. */
function insideOf(block: Block, headline: ReadonlyMap<Block, number>): number {
  let sum = 0;
  for (const [other, chance] of headline) if (block.at.every((at) => other.at.includes(at))) sum += chance;
  return sum;
}
