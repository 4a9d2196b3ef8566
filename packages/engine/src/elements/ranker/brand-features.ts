import { area, overlap } from '../../geometry.ts';
import { isKeyOf, nameKey, sameKey } from '../names/name-key.ts';
import type { Block } from './blocks.ts';
import { type Features, type Measures, placeFeatures, sizeOf, wordFeatures } from './features.ts';
import { nameMeaning } from '../names/name-meaning.ts';
import { type NameCandidate, rarity, countMentions } from '../names/candidates.ts';
import { wordingOf } from './wording.ts';

/** The block where the name most likely appears as the advertiser's signature: by itself, large, and well read. */
export function mainPlace({ alone, within }: NameCandidate): Block {
  const places = alone.length > 0 ? alone : within;
  return places.reduce((best, block) => (signatureScore(block) > signatureScore(best) ? block : best));
}

const signatureScore = (block: Block): number =>
  Math.max(...block.lines.map(sizeOf)) * Math.min(...block.lines.map(({ confidence }) => confidence));

/** Words joined by a sign, as in many names: 'Brandt & Oyelaran', 'Harrow & Daughter'. */
const PAIR = /\p{L}{2,}\s?[&+]\s?\p{L}{2,}/u;

/** How much a name looks like the advertiser's. @param headline chance that a block is the headline */
export function brandFeatures(
  candidate: NameCandidate,
  of: Measures,
  headline: ReadonlyMap<Block, number>,
): Features {
  const { scene } = of;
  const main = mainPlace(candidate);
  const place = placeFeatures(main, of);
  const word = wordFeatures(candidate.name);
  const wording = wordingOf(candidate.name);
  const said = countMentions(candidate.key, of.nameKeys);
  const addressed = of.domains.some(
    (domain) => isKeyOf(candidate.key, domain) || isKeyOf(domain, candidate.key),
  );
  const leads = Math.max(
    0,
    ...[...candidate.alone, ...candidate.within].map((block) => headline.get(block) ?? 0),
  );
  const rest = otherHeadlineChance(main, candidate, headline);
  const flag = (value: boolean): number => (value ? 1 : 0);
  return {
    ...place,
    ...word,
    listed: candidate.known,
    listedExact: flag(candidate.known === 1),
    corrected: candidate.known > 0 && candidate.known < 1 ? 1 : 0,
    correctedFar: candidate.known > 0 && candidate.known < 1 ? (1 - candidate.known) * 5 : 0,
    correctedUnsure: candidate.known > 0 && candidate.known < 1 ? place['read']! : 0,
    rare: rarity(wording.words),
    means: nameMeaning(scene.meaningOf?.(candidate.name) ?? null),
    pair: flag(PAIR.test(candidate.name)),
    alone: flag(candidate.alone.length > 0),
    places: Math.log(candidate.alone.length + candidate.within.length),
    said: Math.min(3, Math.max(0, said - main.lines.length)),
    address: flag(candidate.address),
    addressed: flag(addressed),
    handle: flag(candidate.handle),
    marked: flag(candidate.marked),
    copied:
      flag(candidate.key.length > 3 && nameKey(scene.copy).includes(candidate.key)) * rarity(wording.words),
    leads,
    rest,
    symbol: flag(scene.symbols.some(({ box }) => isBeside(box, main, scene.ratio))),
    topCorner:
      Math.exp(-main.box.y / 0.1) * Math.exp(-Math.min(main.box.x, 1 - main.box.x - main.box.w) / 0.1),
    bottomCorner:
      Math.exp(-Math.max(0, 1 - main.box.y - main.box.h) / 0.1) *
      Math.exp(-Math.min(main.box.x, Math.max(0, 1 - main.box.x - main.box.w)) / 0.1),
    partOfMore: flag(
      of.nameKeys.some(
        ({ whole }) =>
          whole.length > candidate.key.length &&
          whole.includes(candidate.key) &&
          !sameKey(whole, candidate.key),
      ),
    ),
    onLarge: Math.max(
      0,
      ...scene.things.map(({ box }) => (area(box) > 0.05 ? overlap(box, main.box) / area(main.box) : 0)),
    ),
  };
}

/** Chance that the headline is elsewhere in the picture, which leaves this line free to be the advertiser's name. */
const otherHeadlineChance = (
  main: Block,
  candidate: NameCandidate,
  headline: ReadonlyMap<Block, number>,
): number => {
  let other = 0;
  for (const [block, chance] of headline)
    if (!candidate.alone.includes(block) && !block.at.some((at) => main.at.includes(at))) other += chance;
  return other;
};

function isBeside(
  box: { x: number; y: number; w: number; h: number },
  { box: own }: Block,
  ratio: number,
): boolean {
  const gap = Math.max(
    (box.x - own.x - own.w) * ratio,
    (own.x - box.x - box.w) * ratio,
    box.y - own.y - own.h,
    own.y - box.y - box.h,
  );
  return gap < Math.max(own.h, box.h) * 0.8;
}
