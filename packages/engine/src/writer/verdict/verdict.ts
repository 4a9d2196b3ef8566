import { joinedList } from '../../messages/joined-list.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { AuditResult, Recommendation, WeakPoint } from '../../report.ts';
import adLikeness, { hasCertainBrand } from '../../audits/clarity/ad-likeness.ts';
import { auditOf } from '../../rubrics/audit-of.ts';
import { PASS_SCORE } from '../../scoring/marks.ts';
import { WHOLE_COVERAGE } from '../../report/whole-coverage.ts';
import { adFacts } from '../ad/ad-facts.ts';
import { type Facts, asClause, artifactIn, wordsIn } from '../facts.ts';
import { weaknesses } from './insights.ts';
import { isMeaningUnread } from './meaning-unread.ts';
import { notMeasured } from './not-measured.ts';
import { NOTABLE_LOSS, hasVerdictPhrase, isBesideThePoint, notableFaults } from './notable-faults.ts';
import { faultPhrase } from './verdict-faults.ts';
import { isNotAboutHeadline, praisedByChecks, praisedByReaders } from './reported-strengths.ts';
import { GOOD, isMajor } from './verdict-strengths.ts';
import { isStockHeadline } from '../remarks/likely-merit.ts';
import { canPredictRemarks } from '../remarks/named-by-readers.ts';
import { weakestPhrase, topWeaknesses } from './reportable-weaknesses.ts';
import { isAboutPart } from '../remarks/weakness-parts.ts';
import { costliestCategory, lackPhrase, pointsLostOn } from './costliest-category.ts';
import { type FaultPhrase, joinFaults } from './verdict-things.ts';
import { capitalize } from '../../capitalize.ts';

const MESSAGES = {
  noScore: 'We could not measure enough of this creative to score it; what we could measure is below.',
  partial: 'Partial score, {coverage} of the checks measured: {judgment}',
  partialWithout: 'Partial score, {coverage} of the checks measured, without {missing}: {judgment}',
  capped: '{fault}, and that has to be fixed first.',
  cappedAndFault: '{fault}, and that has to be fixed first; besides, {faults}.',
  cappedDespite: '{fault}, and that has to be fixed first; on the plus side, {strengths}.',
  noAd: '{title}: {seen}. If they are there, mark them and we will grade it again.',
  unread: 'We found no headline or brand; judging by the layout alone, {judgment}',
  strengthsFirst: '{strengths}, but {faults}.',
  faultsFirst: '{faults}; on the plus side, {strengths}.',
  faults: '{faults}.',
  strengths: '{strengths}{isLost, select, true {; {lost}} other {}}.',
  called: '{title}: {strengths}{isLost, select, true {; {lost}} other {}}.',
  lost: '{lost}.',
  calledAndLost: '{title}: {lost}.',
  stock: 'a more specific headline would help most',
  nameless: 'we found no clear brand name',
  helpsMost: 'what would help most is to {action}',
  good: 'a good ad{strength, select, none {} other { with {strength}}}',
  nothingLost: 'we found no clear fault',
  ordinary: 'no single fault stands out',
  onlyThat: 'we found nothing else to single out',
} as const;

/** Overall score from which the verdict opens with what works. */
const FAIR = 70;

/** Overall score (B+) from which an ad is called good even if readers would praise nothing in particular. Chosen by judgment. */
const CALLED_GOOD = 87;

/** Points of the overall score from which a category is named rather than saying that no single fault stands out. Chosen by judgment. */
const COSTLY = 4;

/** Most words of a verdict sentence. Strengths and faults are dropped until it fits. Chosen by judgment. */
const MOST_WORDS = 25;

/**
 * Writes one sentence that a creative director might say: what works best and what costs most. The overall score decides which goes first.
 * @param advised the report's recommendations, largest gain first
 * @param held the report's likely weaknesses
 */
export function verdict(
  facts: Facts,
  advised: readonly Recommendation[],
  held: readonly WeakPoint[] = [],
): string {
  const { overall, coverage } = facts.total;
  if (overall === null) return MESSAGES.noScore;
  const judgment =
    notAnAdVerdict(facts) ?? cappedJudgment(facts) ?? judgmentOf(facts, overall, { advised, held });
  if (coverage >= WHOLE_COVERAGE) return capitalize(judgment);
  const missing = notMeasured(facts);
  return formatMessage(missing === null ? MESSAGES.partial : MESSAGES.partialWithout, {
    coverage: `${Math.round(coverage * 100)}%`,
    missing: missing ?? '',
    judgment,
  });
}

/** The verdict on a picture that does not look like an ad; null for others. Praise and other faults would be beside the point. */
function notAnAdVerdict(facts: Facts): string | null {
  const plain = facts.total.audits.find(({ id }) => id === adLikeness.id);
  if (
    !plain ||
    plain.score === null ||
    plain.score >= PASS_SCORE ||
    hasCertainBrand(artifactIn(facts, 'elements'))
  )
    return null;
  return formatMessage(MESSAGES.noAd, { title: plain.title, seen: asClause(plain.observation) });
}

/** The verdict on an ad whose score is capped, with the cause first; null if nothing caps it. */
function cappedJudgment(facts: Facts): string | null {
  const { ceiling, audits } = facts.total;
  const capping = audits.find(({ id }) => id === ceiling?.audit);
  if (!ceiling || !capping) return null;
  const values = { fault: joinFaults([faultPhrase(capping, facts)]) };
  const next = notableFaults(facts).find(({ id }) => id !== capping.id);
  if (next)
    return formatMessage(MESSAGES.cappedAndFault, {
      ...values,
      faults: joinFaults([faultPhrase(next, facts)]),
    });
  const told = weaknesses(facts);
  const [best] = praiseOf(facts, told, praisedByReaders(facts, told), { isNamed: isMajor, isBlamed: true });
  return best === undefined
    ? formatMessage(MESSAGES.capped, values)
    : formatMessage(MESSAGES.cappedDespite, { ...values, strengths: best });
}

interface Praise {
  /** Whether a check's praise may be used for this ad. */
  readonly isNamed: (audit: AuditResult) => boolean;
  /** Whether the verdict also names a fault or a likely weakness. */
  readonly isBlamed: boolean;
}

/**
 * What works: what readers would praise, or else what checks find good. Readers rarely praise what checks find good. If readers' remarks
 * can be predicted, checks are used only when nothing is blamed, and an ad of at least `CALLED_GOOD` is called good, with the first of
 * them: of 11 verdicts that said no more than that, blind readers found none useful.
 */
function praiseOf(
  facts: Facts,
  told: readonly AuditResult[],
  liked: readonly string[],
  { isNamed, isBlamed }: Praise,
): readonly string[] {
  if (liked.length > 0) return liked;
  if (!canPredictRemarks(facts)) return praisedByChecks(facts, told, isNamed);
  const checked = praisedByChecks(facts, told, isNamed);
  if (isCalledGood(facts)) return [formatMessage(MESSAGES.good, { strength: checked[0] ?? 'none' })];
  return isBlamed ? [] : checked;
}

const isCalledGood = ({ total }: Facts): boolean => (total.overall ?? 0) >= CALLED_GOOD;

interface VerdictInputs {
  readonly advised: readonly Recommendation[];
  readonly held: readonly WeakPoint[];
}

function judgmentOf(facts: Facts, overall: number, { advised, held }: VerdictInputs): string {
  const unread = isMeaningUnread(facts);
  const told = weaknesses(facts);
  const canMention = (id: string): boolean =>
    !(unread && auditOf(id)?.needsUnderstanding) && !isBesideThePoint(id, facts);
  const mentionable = (audits: readonly AuditResult[]): readonly AuditResult[] =>
    audits.filter(({ id }) => canMention(id));
  const notable = mentionable(notableFaults(facts));
  const lost = costliestCategory(facts);
  const liked = unread ? [] : praisedByReaders(facts, told);
  const praise = (how: Praise): readonly string[] => (unread ? [] : praiseOf(facts, told, liked, how));
  const guessed = canPredictRemarks(facts);
  const weak = topWeaknesses(facts);
  // Praise that is true of many poor ads is only for an ad without a fault, and never for its costliest category or a likely weakness.
  const isOfWhole = (audit: AuditResult): boolean =>
    audit.category !== lost?.id && !weak.some((weakness) => isAboutPart(weakness, audit));
  const isMajorOfWhole = (audit: AuditResult): boolean => isMajor(audit) && (!guessed || isOfWhole(audit));
  const ofWhole = praise({ isNamed: isOfWhole, isBlamed: false });
  // If there is no notable fault or likely weakness, and the ad is not good or has nothing to praise, use the costliest listed weakness.
  const isTold =
    notable.length === 0 && weak.length === 0 && (ofWhole.length === 0 || (overall < GOOD && guessed));
  const faults = isTold ? mentionable(told.filter(hasVerdictPhrase)).slice(0, 1) : notable;
  const poor = overall < FAIR && facts.total.coverage >= WHOLE_COVERAGE;
  const lacking = (): string | null => {
    if (guessed) return weakestPhrase(weak, facts) ?? namelessOrStock(facts, held);
    return helpPhrase(advised.filter(({ audit }) => canMention(audit)));
  };
  const lacks = faults.length > 0 ? null : lacking();
  const isBlamed = faults.length > 0 || (guessed && lacks !== null);
  const strengths = isBlamed
    ? praise({ isNamed: notable.length > 0 ? isMajorOfWhole : isOfWhole, isBlamed })
    : ofWhole;
  // If nothing is held against a fair ad, what readers would praise is enough for a verdict.
  const isOnlyLiked = liked.length > 0 && faults.length === 0 && lacks === null && overall >= FAIR;
  // When readers would name nothing: an ad below fair, or one with a costly category, still lacks something.
  const isLacking = overall < FAIR || (lost !== undefined && pointsLostOn(lost) >= COSTLY);
  const unnamed = (guessed && isLacking && lost ? lackPhrase(lost) : undefined) ?? MESSAGES.ordinary;
  // A minor strength such as a clearly visible name is no verdict by itself on an ad that readers would praise for nothing.
  const isBarelyPraised =
    guessed &&
    overall >= FAIR &&
    !isCalledGood(facts) &&
    liked.length === 0 &&
    [faults, told, advised, held].every((list) => list.length === 0) &&
    strengths.length > 0;
  const plain = overall < GOOD && !isOnlyLiked ? unnamed : null;
  const fallback = isBarelyPraised ? MESSAGES.onlyThat : plain;
  const isCalled = overall >= GOOD || isOnlyLiked;
  const judgment = shortest(
    [
      [2, 2],
      [1, 2],
      [1, 1],
    ].map(([praised = 1, blamed = 1]) =>
      composeVerdict(
        strengths.slice(0, praised),
        faults.slice(0, blamed).map((audit) => faultPhrase(audit, facts)),
        {
          poor,
          // “Hot until the summit”: colors that catch the eye. That would read as praise of the words, so leave out the title.
          title: isCalled && !strengths.slice(0, praised).some(isNotAboutHeadline) ? wholeTitle(facts) : null,
          lost: lacks ?? fallback,
        },
      ),
    ),
  );
  return unread ? formatMessage(MESSAGES.unread, { judgment }) : judgment;
}

function namelessOrStock(facts: Facts, held: readonly WeakPoint[]): string | null {
  if (held.some(({ weakness }) => weakness === 'brand') && !artifactIn(facts, 'elements')?.brand)
    return MESSAGES.nameless;
  return isStockHeadline(facts) ? MESSAGES.stock : null;
}

/** A fix that wins back less is not what would help most. */
const helpPhrase = ([first]: readonly Recommendation[]): string | null =>
  first && (first.points ?? 0) >= NOTABLE_LOSS
    ? formatMessage(MESSAGES.helpsMost, { action: asClause(first.title) })
    : null;

/** The ad's title; null if it has none or it is truncated. */
function wholeTitle(facts: Facts): string | null {
  const { title } = adFacts(wordsIn(facts));
  return title === null || title.includes('…') ? null : title;
}

/**
 * @param title put in front of the verdict on an ad that is good or only praised, which could otherwise be about any ad; else null
 * @param poor faults go first; never true of a partial measurement
 * @param lost what the ad lacks, used if `blame` is empty; null if there is nothing to say
 */
function composeVerdict(
  praise: readonly string[],
  blame: readonly FaultPhrase[],
  {
    poor,
    title,
    lost,
  }: { readonly poor: boolean; readonly title: string | null; readonly lost: string | null },
): string {
  const values = {
    strengths: joinedList(praise),
    faults: joinFaults(blame),
    lost: lost ?? MESSAGES.nothingLost,
    isLost: String(lost !== null),
  };
  if (blame.length === 0) {
    const messages = praise.length === 0 ? ONLY_LOST : PRAISED_AND_LOST;
    return title === null
      ? formatMessage(messages.plain, values)
      : formatMessage(messages.called, { ...values, title });
  }
  if (praise.length === 0) return formatMessage(MESSAGES.faults, values);
  return formatMessage(poor ? MESSAGES.faultsFirst : MESSAGES.strengthsFirst, values);
}

const ONLY_LOST = { plain: MESSAGES.lost, called: MESSAGES.calledAndLost } as const;
const PRAISED_AND_LOST = { plain: MESSAGES.strengths, called: MESSAGES.called } as const;

/** The first draft that is short enough, else the last. */
const shortest = (drafts: readonly string[]): string =>
  drafts.find((draft) => draft.split(/\s+/).length <= MOST_WORDS) ?? drafts.at(-1)!;
