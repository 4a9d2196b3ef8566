import pictureSpelling from '../../audits/clarity/picture-spelling.ts';
import { isSetLarge } from '../../computed/brand/set-large.ts';
import { mayAsk } from '../../computed/layout/presence.ts';
import type { Weakness } from '../../artifacts/remarks.ts';
import { joinedList } from '../../messages/joined-list.ts';
import { say } from '../../messages/say.ts';
import { smallLineIn } from '../advice/weak-points/small-line.ts';
import { isSentByAddress, isToActOn, isToBeRead, isToBeRemembered } from '../borne-out.ts';
import { takesEnglish } from '../ad/ad-language.ts';
import { type Facts, found, wordsIn } from '../facts.ts';
import { CONTRARY, isWitty, shownMerits } from '../remarks/likely-merit.ts';
import type { LikelyRemark } from '../remarks/likely-remarks.ts';
import { type WeaknessModel, likelyWeaknesses } from '../remarks/likely-weakness.ts';
import { canBeGuessed } from '../remarks/named-by-readers.ts';
import { seenIn } from '../remarks/remark-signs.ts';
import { PRAISED } from '../../grading/run-audit.ts';

const WEAKEST = 'we think its weakest {count, plural, one {point is} other {points are}} {points}';

/** How each weakness is named; two names where it matters whether the thing was found. */
const NAMES: Readonly<Record<Weakness, string | { readonly there: string; readonly missing: string }>> = {
  small: 'small text',
  faint: 'text that blends into its background',
  lettering: 'the lettering',
  brand: 'a brand that is easy to miss',
  request: { there: 'the call to action', missing: 'the lack of a call to action' },
  rivals: 'parts that compete with each other',
  offer: { there: 'an offer that is easy to miss', missing: 'the lack of a clear offer' },
  wordy: 'too many words',
  crowded: 'a crowded layout',
  empty: 'a headline that any competitor could use',
  reason: 'the lack of a reason to choose it',
  unclear: 'a message that takes working out',
  picture: 'a picture that could sell anything',
  craft: 'the quality of the picture',
  color: 'the colors',
  layout: 'the layout',
  words: 'careless wording',
  covered: 'overlapping text and pictures',
};

/** Chance, 0..1, from which a weakness is named: of those likeliest from .3 to .4 readers named 28 of 73, in folds of real ads and mockups. */
const NAMED = 0.4;
/**
 * The same for those that readers name more seldom than is stated: from .3 on they named, in folds of real ads and mockups, offers in 29 of 103, the quality of the
 * picture in 67 of 160, a message that takes working out in 16 of 60, a crowded layout in 2 of 15, a brand in 44 of 90 and colors in 16 of 34.
 * Most of the rated banners show a stock photograph that has little to do with what they say: of four other ads of which that was said
 * below .65 it was true of none.
 */
const SELDOM: Readonly<Partial<Record<Weakness, number>>> = {
  picture: 0.65,
  craft: 0.6,
  unclear: 0.6,
  crowded: 0.6,
  brand: 0.5,
  offer: 0.5,
  color: 0.5,
};

/** The weaknesses that can be told of the ad, the likeliest first; none where too little was measured or read. */
export function tellableWeaknesses(facts: Facts, fitted?: WeaknessModel): readonly LikelyRemark<Weakness>[] {
  if (!canBeGuessed(facts)) return [];
  const merits = shownMerits(facts);
  // Nothing is held against an ad that readers would sooner praise.
  const isOutweighed = ({ remark, chance }: LikelyRemark<Weakness>): boolean =>
    merits.some((merit) => merit.chance > chance && CONTRARY[merit.remark].includes(remark));
  return likelyWeaknesses(seenIn(facts), fitted).filter(
    (held) =>
      !isUntellable(held.remark, facts) &&
      !isOutweighed(held) &&
      (isThere(held.remark, facts) || isToActOn(facts)),
  );
}

/** Those that are likely enough to be said, the likeliest first. */
export const likelyToBeHeld = (facts: Facts, fitted?: WeaknessModel): readonly LikelyRemark<Weakness>[] =>
  tellableWeaknesses(facts, fitted).filter(({ remark, chance }) => chance >= (SELDOM[remark] ?? NAMED));

/** The one or two weaknesses that sum up a picture of which no check says enough; none where nothing is likely. */
export const weakest = (facts: Facts, fitted?: WeaknessModel): readonly Weakness[] =>
  likelyToBeHeld(facts, fitted)
    .slice(0, 2)
    .map(({ remark }) => remark);

/** 'we think its weakest point is small text'; null of none. */
export const sayWeakest = (weaknesses: readonly Weakness[], facts: Facts): string | null =>
  weaknesses.length === 0
    ? null
    : say(WEAKEST, {
        count: weaknesses.length,
        points: joinedList(weaknesses.map((weakness) => nameOf(weakness, facts))),
      });

export function nameOf(weakness: Weakness, facts: Facts): string {
  const name = NAMES[weakness];
  if (typeof name === 'string') return name;
  return isThere(weakness, facts) ? name.there : name.missing;
}

/**
 * A name that was not found may be there for all to see, and so may what may ask. Where nothing is shown no picture is another one's, and a
 * picture with a few words gives no reason. Of 73 ads whose words readers held against them 59
 * are misspelled: where no word is, it is hardly the words.
 */
const isUntellable = (weakness: Weakness, facts: Facts): boolean =>
  (weakness === 'words' && !isMisspelled(facts)) ||
  (weakness === 'empty' && isWitty(facts)) ||
  (weakness === 'small' && smallLineIn(facts) === null) ||
  (weakness === 'wordy' && isToBeRead(facts)) ||
  (weakness === 'brand' && !mayBeOverlooked(facts)) ||
  (weakness === 'request' && !found(facts, 'callToAction') && asks(facts)) ||
  (weakness === 'picture' && !found(facts, 'subject')) ||
  (weakness === 'reason' && isToBeRemembered(facts)) ||
  (OF_MEANING.has(weakness) && !takesEnglish({ ...wordsIn(facts), copy: null }));

/** What is told of what the words mean, which is learned of English ones. */
const OF_MEANING: ReadonlySet<Weakness> = new Set(['empty', 'reason', 'unclear']);

/** Certainty from which a name is the brand's. Judgment. */
const SURE_NAME = 0.8;

/** What may be another's name, or is an address, is hardly what is easy to miss: the name may stand large beside it, unread. Nor is a large one. */
const mayBeOverlooked = (facts: Facts): boolean =>
  (found(facts, 'elements')?.brand?.p ?? 0) >= SURE_NAME &&
  !isSentByAddress(facts) &&
  !isSetLarge(found(facts, 'text') ?? [], found(facts, 'elements'));

const isMisspelled = ({ total }: Facts): boolean =>
  total.audits.some(({ id, score }) => id === pictureSpelling.id && score !== null && score < PRAISED);

/** Whether a call to action or an offer was found; nothing else can be missing. */
export function isThere(weakness: Weakness, facts: Facts): boolean {
  if (weakness === 'offer') return Boolean(found(facts, 'elements')?.offer);
  return weakness !== 'request' || asks(facts);
}

const asks = (facts: Facts): boolean =>
  found(facts, 'callToAction') !== null ||
  mayAsk(found(facts, 'elements')?.mayAsk, found(facts, 'text') ?? []);
