import type { AuditResult } from '../report.ts';
import { PASS_SCORE, PRAISED } from '../run-audit.ts';
import { type Facts, byCost, byEarnings, clause, costOf } from './facts.ts';
import { WHOLE_COVERAGE } from '../scoring/total.ts';
import { notMeasured } from './not-measured.ts';
import { faultOf, strengthOf } from './verdict-phrases.ts';

/** A weakness is worth naming below. */
const WEAK = 70;

/** Lost points from which a second weakness belongs into the sentence. */
const NOTABLE_LOSS = 1;

/** Overall scores from which the sentence opens with the strength, and from which the fault is a remark. */
const FAIR = 70;
const GOOD = 85;

/** One sentence that a person would say: what works and what costs most, in the order of the score. */
export function verdict(facts: Facts): string {
  const { overall, coverage } = facts.total;
  if (overall === null) {
    return 'Too little of this creative could be measured for a score; what could be measured is below.';
  }
  if (coverage < WHOLE_COVERAGE) {
    const missing = notMeasured(facts);
    return (
      `A rest of a grade, from ${Math.round(coverage * 100)} % of the weight` +
      `${missing === null ? '' : ` without ${missing}`}: ${lowered(judgement(facts, overall))}`
    );
  }
  return judgement(facts, overall);
}

const lowered = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

function judgement(facts: Facts, overall: number): string {
  const plain = facts.total.audits.find(({ id }) => id === AD_LIKENESS);
  if (plain && plain.score !== null && plain.score < PASS_SCORE) return noAd(plain);
  const faults = faultsOf(facts);
  const strength = strengthBeside(facts, new Set(faults.map(({ category }) => category)));
  const wrong = faults.map((audit) => faultOf(audit, facts)).join(' and ');
  const works = strength && strengthOf(strength, facts);

  if (wrong === '') {
    return works
      ? sentence(`${works}, and nothing measured costs much`)
      : 'Even all over: no strong point, no costly fault.';
  }
  if (!works) return sentence(wrong);
  if (overall >= GOOD) return sentence(`strong overall: ${works}; still, ${wrong}`);
  return sentence(overall >= FAIR ? `${works}, but ${wrong}` : `${wrong}, although ${works}`);
}

const AD_LIKENESS = 'ad-likeness';

/** No praise and no other fault: of a picture without a message they would be beside the point. */
const noAd = ({ title, observation }: AuditResult): string =>
  `${title}: ${clause(observation)}. If they are there, mark them and we will grade it again.`;

const weakIn = (facts: Facts): readonly AuditResult[] =>
  byCost(facts).filter((audit) => (audit.score ?? 100) < WEAK);

function faultsOf(facts: Facts): readonly AuditResult[] {
  const weak = weakIn(facts);
  const [first] = weak;
  const second = weak.find(
    (audit) => audit.category !== first?.category && costOf(facts.total, audit) >= NOTABLE_LOSS,
  );
  return [first, second].filter((audit) => audit !== undefined);
}

/**
 * From another category than the faults where there is one: 'the brand is plain, but overlooked' says little. Never of
 * words that any weak check blames, named here or not: an offer that cannot be read is not praised for its size.
 */
function strengthBeside(facts: Facts, faulty: ReadonlySet<string>): AuditResult | undefined {
  const blamed = new Set(weakIn(facts).flatMap((audit) => quoted(faultOf(audit, facts))));
  const strong = byEarnings(facts).filter(
    (audit) =>
      (audit.score ?? 0) >= PRAISED && !quoted(strengthOf(audit, facts)).some((words) => blamed.has(words)),
  );
  return strong.find(({ category }) => !faulty.has(category)) ?? strong[0];
}

const quoted = (phrase: string): readonly string[] => phrase.match(/“[^”]+”/g) ?? [];

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
