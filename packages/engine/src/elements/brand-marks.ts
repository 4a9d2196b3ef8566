import type { BrandMark } from '../artifacts/artifacts.ts';
import { gapBetween } from '../computed/layout/box-gap.ts';
import { placeName } from '../computed/layout/place-name.ts';
import { area, enclosing } from '../geometry.ts';
import { rounded } from '../rounded.ts';
import type { NameCandidate } from './names/candidates.ts';
import { withoutLeadingSymbol } from './names/near-names.ts';
import type { Block } from './ranker/blocks.ts';
import type { Scene } from './ranker/scene.ts';

/** A name and how likely it is the advertiser's. */
export interface LikelyName {
  readonly candidate: NameCandidate;
  readonly p: number;
}

/** Largest gap between a name and a symbol of the same mark, in heights of the taller one. */
const MAX_SYMBOL_GAP = 0.8;
/** Factor for places where the name is part of a sentence or an address. Chosen by judgment, not fitted. */
const IN_SENTENCE_FACTOR = 0.85;

/** Every place that shows the name, including the symbol next to it, surest first. Without a name, only signs without letters. */
export function brandMarks(name: LikelyName | null, { symbols, ratio }: Scene): readonly BrandMark[] {
  const signs = symbols.map(({ box, confidence }) => ({
    text: '',
    box,
    confidence,
    share: area(box),
    because: `A shape without letters stands alone ${placeName(box)}.`,
  }));
  if (!name) return signs;
  const { candidate, p } = name;
  const whole = candidate.alone.filter((block) => !candidate.alone.some((other) => isPart(block, other)));
  const marks = [
    ...whole.map((block) => ({ ...markOf(block, candidate, p), text: spelled(block, candidate) })),
    ...candidate.within
      .filter((block) => !whole.some(({ at }) => at.some((each) => block.at.includes(each))))
      .map((block) => markOf(block, candidate, IN_SENTENCE_FACTOR * p)),
  ];
  return marks
    .map((mark) => withSign(mark, signs, ratio))
    .toSorted((a, b) => b.confidence - a.confidence || b.share - a.share || a.box.y - b.box.y);
}

/** Whether a smaller block already shows the same name; the smallest one is the mark. */
const isPart = (block: Block, other: Block): boolean =>
  other !== block && other.at.length < block.at.length && other.at.every((at) => block.at.includes(at));

/** As it appears there, unless the name is well known; then as its owner writes it. 'MY SPEEDO' contains more than the name. */
const spelled = ({ lines, text }: Block, { name, known }: NameCandidate): string =>
  lines.length === 1 && known === 0 ? withoutLeadingSymbol(text) : name;

function markOf({ box, lines }: Block, { name, address }: NameCandidate, p: number): BrandMark {
  const read = Math.min(...lines.map(({ confidence }) => confidence));
  return {
    text: name,
    box,
    confidence: rounded(p * Math.min(1, read + 0.1), 3),
    share: area(box),
    because: address ? 'Its web address is shown.' : `It is set like a sender’s name ${placeName(box)}.`,
  };
}

/** Extends the mark's box by the symbols next to it, because viewers see them as one. */
function withSign(mark: BrandMark, signs: readonly BrandMark[], ratio: number): BrandMark {
  const adjacentSigns = signs.filter(
    ({ box }) => gapBetween(box, mark.box, ratio) < MAX_SYMBOL_GAP * Math.max(box.h, mark.box.h),
  );
  if (adjacentSigns.length === 0) return mark;
  const box = enclosing([mark.box, ...adjacentSigns.map((sign) => sign.box)]);
  return { ...mark, box, share: area(box) };
}
