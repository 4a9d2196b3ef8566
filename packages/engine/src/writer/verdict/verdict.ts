import { promiseLines } from '../../computed/video/message.ts';
import { joinedList } from '../../messages/joined-list.ts';
import { say } from '../../messages/say.ts';
import type { AuditResult } from '../../report.ts';
import adLikeness from '../../audits/clarity/ad-likeness.ts';
import { auditOf } from '../../rubrics/audit-of.ts';
import { PASS_SCORE, PRAISED } from '../../grading/run-audit.ts';
import { WHOLE_COVERAGE } from '../../scoring/total.ts';
import { capital } from '../ad/ad-facts.ts';
import { contradicts, onePerPart, partOf } from '../ad/ad-parts.ts';
import { isFaultBorneOut } from '../borne-out.ts';
import { isInDoubt } from '../doubt.ts';
import { type Facts, byCost, clause, costOf, counted, found, ofVideo } from '../facts.ts';
import { notMeasured } from './not-measured.ts';
import { faultOf } from './verdict-faults.ts';
import { isMajor, praiseworthy, strengthOf } from './verdict-strengths.ts';
import { type SaidFault, sayFaults } from './verdict-things.ts';

const MESSAGES = {
  noScore: 'We could not measure enough of this creative to score it; what we could measure is below.',
  partial: 'Partial score, {coverage} of the checks measured: {judgment}',
  partialWithout: 'Partial score, {coverage} of the checks measured, without {missing}: {judgment}',
  capped: '{fault}, which holds the score at {cap}.',
  cappedAndFault: '{fault}, which holds the score at {cap}; after that, {faults}.',
  cappedDespite: '{fault}, which holds the score at {cap}; on the plus side, {strengths}.',
  noAd: '{title}: {seen}. If they are there, mark them and we will grade it again.',
  unread: 'We could not find a headline or a brand; judging by the layout alone, {judgment}',
  strengthsFirst: '{strengths}, but {faults}.',
  faultsFirst: '{faults}; on the plus side, {strengths}.',
  faults: '{faults}.',
  strengths: '{strengths}; no costly fault in words or layout.',
  weakWithout:
    'No single fault in words or layout costs much, but the ad as a whole falls short; on the plus side, {strengths}.',
  weakNothing: 'No single fault in words or layout costs much, but the ad as a whole falls short.',
  nothing: 'Nothing stands out, and no fault in words or layout costs much.',
} as const;

/** A weakness is worth naming below. */
const WEAK = 70;

/** Points that a fault costs to be worth the sentence, and to be worth a second clause in it. */
const NOTABLE_LOSS = 0.5;
const SECOND_LOSS = 1;

/** Overall score from which the sentence opens with what works. */
const FAIR = 70;

/** Words that are said in one breath; what is named is shortened until it fits. Judgment. */
const ONE_BREATH = 25;

/** One sentence that a creative director would say: what works most and what costs most, in the order of the score. */
export function verdict(facts: Facts): string {
  const { overall, coverage } = facts.total;
  if (overall === null) return MESSAGES.noScore;
  const judgment = noAd(facts) ?? cappedJudgment(facts) ?? judgmentOf(facts, overall);
  if (coverage >= WHOLE_COVERAGE) return capital(judgment);
  const missing = notMeasured(facts);
  return say(missing === null ? MESSAGES.partial : MESSAGES.partialWithout, {
    coverage: `${Math.round(coverage * 100)}%`,
    missing: missing ?? '',
    judgment,
  });
}

/** No praise and no other fault: of a picture without a message they would be beside the point. */
function noAd({ total: { audits } }: Facts): string | null {
  const plain = audits.find(({ id }) => id === adLikeness.id);
  if (!plain || plain.score === null || plain.score >= PASS_SCORE) return null;
  return say(MESSAGES.noAd, { title: plain.title, seen: clause(plain.observation) });
}

/** What holds the score down is said first; null where nothing does. */
function cappedJudgment(facts: Facts): string | null {
  const { ceiling, audits } = facts.total;
  const capping = audits.find(({ id }) => id === ceiling?.audit);
  if (!ceiling || !capping) return null;
  const values = { fault: sayFaults([faultOf(capping, facts)]), cap: Math.round(ceiling.cap) };
  const next = faultsOf(facts).find(({ id }) => id !== capping.id);
  if (next) return say(MESSAGES.cappedAndFault, { ...values, faults: sayFaults([faultOf(next, facts)]) });
  const [best] = strengthsOf(facts, isMajor);
  return best === undefined
    ? say(MESSAGES.capped, values)
    : say(MESSAGES.cappedDespite, { ...values, strengths: best });
}

function judgmentOf(facts: Facts, overall: number): string {
  const unread = meaningUnread(facts);
  const faults = faultsOf(facts).filter(({ id }) => !unread || !auditOf(id)?.ofMeaning);
  const strengths = unread ? [] : strengthsOf(facts, faults.length === 0 ? () => true : isMajor);
  const judgment = shortest(
    [
      [2, 2],
      [1, 2],
      [1, 1],
    ].map(([praised = 1, blamed = 1]) =>
      composed(
        strengths.slice(0, praised),
        faults.slice(0, blamed).map((audit) => faultOf(audit, facts)),
        overall < FAIR && facts.total.coverage >= WHOLE_COVERAGE,
      ),
    ),
  );
  return unread ? say(MESSAGES.unread, { judgment }) : judgment;
}

/** @param weak of what was measured alone no whole is called weak */
function composed(praise: readonly string[], blame: readonly SaidFault[], weak: boolean): string {
  const values = { strengths: joinedList(praise), faults: sayFaults(blame) };
  if (blame.length === 0) {
    if (praise.length === 0) return weak ? MESSAGES.weakNothing : MESSAGES.nothing;
    return say(weak ? MESSAGES.weakWithout : MESSAGES.strengths, values);
  }
  if (praise.length === 0) return say(MESSAGES.faults, values);
  return say(weak ? MESSAGES.faultsFirst : MESSAGES.strengthsFirst, values);
}

/** The first that is said in one breath, else the last. */
const shortest = (drafts: readonly string[]): string =>
  drafts.find((draft) => draft.split(/\s+/).length <= ONE_BREATH) ?? drafts.at(-1) ?? MESSAGES.nothing;

/** The one or two faults that cost most, each of another part of the ad. */
function faultsOf(facts: Facts): readonly AuditResult[] {
  const weak = byCost(facts).filter(
    (audit) =>
      isWeak(audit) &&
      costOf(facts.total, audit) >= NOTABLE_LOSS &&
      // Color is a choice before it is a fault: no ad is summed up by it.
      partOf(audit, facts) !== 'colors' &&
      isFaultBorneOut(audit, facts),
  );
  const [first, ...others] = onePerPart(weak, facts);
  const second = others.find((audit) => costOf(facts.total, audit) >= SECOND_LOSS);
  return [first, second].filter((audit) => audit !== undefined);
}

const isWeak = ({ score }: AuditResult): boolean => (score ?? 100) < WEAK;

/** Of parts that no weak check blames: an offer that cannot be read is not praised for its size. */
function strengthsOf(facts: Facts, isNamed: (audit: AuditResult) => boolean): readonly string[] {
  const checks = counted(facts.total.audits);
  const blamed = checks.filter(isWeak);
  const praised = praiseworthy(checks).filter(
    (audit) =>
      isNamed(audit) &&
      (audit.score ?? 0) >= PRAISED &&
      !isInDoubt(audit) &&
      !blamed.some((weak) => contradicts(audit, weak, facts)),
  );
  return onePerPart(praised, facts).flatMap((audit) => strengthOf(audit) ?? []);
}

/** Whether neither a message nor a sender was found in what could be read. */
function meaningUnread(facts: Facts): boolean {
  const elements = found(facts, 'elements');
  const scenes = ofVideo(facts) ? found(facts, 'scenes') : undefined;
  if (!elements || elements.headline || elements.brand) return false;
  return !scenes || (promiseLines(scenes.text).length === 0 && scenes.brand.length === 0);
}
