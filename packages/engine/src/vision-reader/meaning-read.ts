import type { Artifacts } from '../audit.ts';
import nonsenseWords from '../audits/clarity/nonsense-words.ts';
import matchProduct from '../audits/message-match/match-product.ts';
import policyClaims from '../audits/policy/policy-claims.ts';
import type { Copy } from '../artifacts/copy-artifacts.ts';
import { say } from '../messages/say.ts';
import type { AuditResult } from '../report.ts';
import { speaksToModels } from './orders.ts';
import type { ReaderAnswer } from './reader-answer.ts';

/** Checks of what the words mean together with the picture; the first that had nothing to judge is told. */
const FIT: readonly string[] = [matchProduct.id, nonsenseWords.id];
const CLAIMS = policyClaims.id;

/** Nothing to judge, or words in a language that is not looked up. */
const UNJUDGED: ReadonlySet<AuditResult['status']> = new Set(['notApplicable', 'needsReview']);

const MESSAGES = {
  partly:
    'Have a person check whether words and picture belong together: {model} sees that only in part (second opinion).',
  no: 'Have a person check whether words and picture belong together: {model} does not see it (second opinion).',
  claims:
    'Have a person check {words} before you run the ad: {model} thinks that ad reviews may refuse it (second opinion).',
} as const;

interface Doubt {
  readonly id: string;
  readonly reason: string;
  readonly evidence: AuditResult['evidence'];
}

/**
 * Checks of meaning that could not judge an ad take the doubts of a vision reader for a person to look at, where there are
 * any: in a language whose words are not looked up, or where too little is said to compare. They are not scored, so that
 * no figure moves; what was judged stays as it was judged.
 */
export function withMeaningRead(
  audits: readonly AuditResult[],
  { reading, copy }: Pick<Partial<Artifacts>, 'reading' | 'copy'>,
): readonly AuditResult[] {
  if (!reading?.answer) return audits;
  const unjudged = new Set(audits.flatMap(({ id, status }) => (UNJUDGED.has(status) ? [id] : [])));
  const { model, answer } = reading;
  const doubts = [...fitDoubts(model, answer, unjudged), ...claimDoubts(model, answer, copy)];
  return audits.map((audit) => {
    const doubt = unjudged.has(audit.id) ? doubts.find(({ id }) => id === audit.id) : undefined;
    return doubt
      ? { ...audit, status: 'needsReview', observation: doubt.reason, evidence: doubt.evidence }
      : audit;
  });
}

function fitDoubts(model: string, { sense }: ReaderAnswer, unjudged: ReadonlySet<string>): Doubt[] {
  const id = FIT.find((each) => unjudged.has(each));
  if (!id || (sense.holds !== 'no' && sense.holds !== 'partly') || speaksToModels(sense.why)) return [];
  return [{ id, reason: say(MESSAGES[sense.holds], { model }), evidence: [] }];
}

/** Claims that stand in the copy word for word; what the reader makes up is none. */
function claimDoubts(model: string, { concerns }: ReaderAnswer, copy: Copy | undefined): Doubt[] {
  if (!copy) return [];
  const text = copy.text.toLowerCase();
  const found = concerns.flatMap(({ quote }) => {
    const start = quote === '' || speaksToModels(quote) ? -1 : text.indexOf(quote.toLowerCase());
    if (start < 0) return [];
    const span = { start, end: start + quote.length };
    return [{ words: copy.text.slice(span.start, span.end), span }];
  });
  const [first] = found;
  if (!first) return [];
  return [
    {
      id: CLAIMS,
      reason: say(MESSAGES.claims, { model, words: `“${first.words}”` }),
      evidence: found.map(({ words, span }) => ({ label: `“${words}”`, span })),
    },
  ];
}
