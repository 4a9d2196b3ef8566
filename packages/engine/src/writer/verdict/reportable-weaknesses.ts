import pictureSpelling from '../../audits/clarity/picture-spelling.ts';
import pixelation from '../../audits/technical/pixelation.ts';
import { isBrandLarge } from '../../computed/brand/large-brand.ts';
import { mayHaveCallToAction } from '../../computed/layout/presence.ts';
import type { Weakness } from '../../artifacts/remarks.ts';
import { SEVERAL } from '../../elements/stickers.ts';
import { joinedList } from '../../messages/joined-list.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { smallLineIn } from '../advice/weak-points/small-line.ts';
import { isSentByAddress, wantsAction, isBrandReminder } from '../reportable-fault.ts';
import { canUseEnglish } from '../ad/ad-language.ts';
import { type Facts, artifactIn, wordsIn } from '../facts.ts';
import { CONTRARY, isWitty, presentMerits } from '../remarks/likely-merit.ts';
import type { LikelyRemark } from '../remarks/likely-remarks.ts';
import { type WeaknessModel, likelyWeaknesses } from '../remarks/likely-weakness.ts';
import { canPredictRemarks } from '../remarks/named-by-readers.ts';
import { remarkInputsOf } from '../remarks/remark-signs.ts';
import { smallOfferChance } from '../remarks/small-offer.ts';
import { PRAISE_SCORE } from '../../grading/run-audit.ts';
import { PASS_SCORE } from '../../scoring/marks.ts';

const WEAKEST = 'we think its weakest {count, plural, one {point is} other {points are}} {points}';

/**
 * Weaknesses that a report may name. Too many words are left out: blind readers found the check's advice useful in 13 of 16 ads, but what
 * the whole picture predicts useful for 2 of 10, because words were what those ads are read for.
 */
export type ReportedWeakness = Exclude<Weakness, 'wordy'>;

/** Phrases for the weaknesses, with two where it matters whether the thing was found. */
const NAMES: Readonly<
  Record<ReportedWeakness, string | { readonly there: string; readonly missing: string }>
> = {
  small: 'small text',
  faint: 'text that blends into its background',
  lettering: 'the lettering',
  brand: 'a brand that is easy to miss',
  request: { there: 'the call to action', missing: 'the lack of a call to action' },
  rivals: 'parts that compete with each other',
  offer: { there: 'an offer that is easy to miss', missing: 'the lack of a clear offer' },
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

/**
 * Chance, 0..1, from which a weakness is named. Where the likeliest weakness had a chance of .3 to .4, readers named it for 28 of 73 real
 * ads and mockups (cross-validated).
 */
const NAMED = 0.4;
/**
 * Higher limits for weaknesses that readers name less often than the model predicts. With a chance of .3 or more, readers of real ads and
 * mockups (cross-validated) named the offer in 29 of 103, the quality of the picture in 67 of 160, an unclear message in 16 of 60, a
 * crowded layout in 2 of 15, the brand in 44 of 90 and colors in 16 of 34.
 * `picture`: most of the rated banners show a stock photo that has little to do with their message. Of four other ads reported below .65,
 * it was true of none.
 */
const NAMED_LESS_OFTEN: Readonly<Partial<Record<ReportedWeakness, number>>> = {
  picture: 0.65,
  craft: 0.6,
  unclear: 0.6,
  crowded: 0.6,
  brand: 0.5,
  offer: 0.5,
  color: 0.5,
};

/** The weaknesses that may be reported for the ad, likeliest first; none if too little was measured or read. */
export function reportableWeaknesses(
  facts: Facts,
  fitted?: WeaknessModel,
): readonly LikelyRemark<ReportedWeakness>[] {
  if (!canPredictRemarks(facts)) return [];
  const merits = presentMerits(facts);
  // Skip what readers would sooner praise than criticize.
  const isOutweighed = ({ remark, chance }: LikelyRemark<Weakness>): boolean =>
    merits.some((merit) => merit.chance > chance && CONTRARY[merit.remark].includes(remark));
  return withMeasuredOffer(likelyWeaknesses(remarkInputsOf(facts), fitted), facts).filter(
    (held): held is LikelyRemark<ReportedWeakness> =>
      held.remark !== 'wordy' &&
      !isRuledOut(held.remark, facts) &&
      !isOutweighed(held) &&
      (isElementPresent(held.remark, facts) || wantsAction(facts)),
  );
}

/** An offer that is measured to be small is held against the ad more often than the whole picture lets predict. */
const withMeasuredOffer = (
  likely: readonly LikelyRemark<Weakness>[],
  facts: Facts,
): readonly LikelyRemark<Weakness>[] =>
  likely
    .map((held) =>
      held.remark === 'offer' ? { ...held, chance: Math.max(held.chance, smallOfferChance(facts)) } : held,
    )
    .toSorted((a, b) => b.chance - a.chance);

/** The weaknesses that are likely enough to be reported, likeliest first. */
export const weaknessesToReport = (
  facts: Facts,
  fitted?: WeaknessModel,
): readonly LikelyRemark<ReportedWeakness>[] =>
  reportableWeaknesses(facts, fitted).filter(
    ({ remark, chance }) => chance >= (NAMED_LESS_OFTEN[remark] ?? NAMED),
  );

/** The one or two likeliest weaknesses, for a verdict on a picture whose checks found no notable fault; none if nothing is likely. */
export const topWeaknesses = (facts: Facts, fitted?: WeaknessModel): readonly ReportedWeakness[] =>
  weaknessesToReport(facts, fitted)
    .slice(0, 2)
    .map(({ remark }) => remark);

/** 'we think its weakest point is small text'; null if there are none. */
export const weakestPhrase = (weaknesses: readonly ReportedWeakness[], facts: Facts): string | null =>
  weaknesses.length === 0
    ? null
    : formatMessage(WEAKEST, {
        count: weaknesses.length,
        points: joinedList(weaknesses.map((weakness) => weaknessPhrase(weakness, facts))),
      });

export function weaknessPhrase(weakness: ReportedWeakness, facts: Facts): string {
  const name = NAMES[weakness];
  if (typeof name === 'string') return name;
  return isElementPresent(weakness, facts) ? name.there : name.missing;
}

/**
 * Whether what we know of the ad speaks against a weakness. A brand that was not found may be plainly visible, and so may a call to
 * action. Without a subject there is no picture that could sell anything else, and an ad of few words need not give a reason. Of 73 ads
 * whose wording readers criticized, 59 have misspellings, so without one the wording is hardly the problem.
 */
const isRuledOut = (weakness: Weakness, facts: Facts): boolean =>
  (weakness === 'words' && !isMisspelled(facts)) ||
  (weakness === 'empty' && isWitty(facts)) ||
  (weakness === 'small' && smallLineIn(facts) === null) ||
  (weakness === 'brand' && !mayBeOverlooked(facts)) ||
  (weakness === 'request' && !artifactIn(facts, 'callToAction') && hasRequest(facts)) ||
  (weakness === 'covered' && hasStickers(facts)) ||
  (weakness === 'craft' && isSoft(facts)) ||
  (weakness === 'picture' && !artifactIn(facts, 'subject')) ||
  (weakness === 'reason' && isBrandReminder(facts)) ||
  (OF_MEANING.has(weakness) && !canUseEnglish({ ...wordsIn(facts), copy: null }));

/** Weaknesses about the meaning of the words. Their model was fitted to English only. */
const OF_MEANING: ReadonlySet<Weakness> = new Set(['empty', 'reason', 'unclear']);

/** Certainty, 0..1, from which a name is taken as the brand's. Chosen by judgment. */
const SURE_NAME = 0.8;

/** If the name is uncertain or only an address, the real brand may be large next to it, unread. A large name is not easy to miss either. */
const mayBeOverlooked = (facts: Facts): boolean =>
  (artifactIn(facts, 'elements')?.brand?.p ?? 0) >= SURE_NAME &&
  !isSentByAddress(facts) &&
  !isBrandLarge(artifactIn(facts, 'text') ?? [], artifactIn(facts, 'elements'));

/** Stickers cover the text, so moving the text is no cure. */
const hasStickers = (facts: Facts): boolean =>
  (artifactIn(facts, 'layout')?.starbursts ?? []).length >= SEVERAL;

/** A photo of too few pixels is a fault of its own, with better advice. */
const isSoft = (facts: Facts): boolean => scoresBelow(PASS_SCORE, pixelation, facts);

const isMisspelled = (facts: Facts): boolean => scoresBelow(PRAISE_SCORE, pictureSpelling, facts);

const scoresBelow = (limit: number, { id }: { readonly id: string }, { total }: Facts): boolean =>
  total.audits.some((audit) => audit.id === id && audit.score !== null && audit.score < limit);

/** False for a call to action or an offer that was not found. All other weaknesses are about something present. */
export function isElementPresent(weakness: Weakness, facts: Facts): boolean {
  if (weakness === 'offer') return Boolean(artifactIn(facts, 'elements')?.offer);
  return weakness !== 'request' || hasRequest(facts);
}

const hasRequest = (facts: Facts): boolean =>
  artifactIn(facts, 'callToAction') !== null ||
  mayHaveCallToAction(artifactIn(facts, 'elements')?.mayAsk, artifactIn(facts, 'text') ?? []);
