import type { Artifacts } from '../audit.ts';
import nonsenseWords from '../audits/clarity/nonsense-words.ts';
import matchProduct from '../audits/message-match/match-product.ts';
import policyClaims from '../audits/policy/policy-claims.ts';
import type { Copy } from '../artifacts/copy-artifacts.ts';
import { formatMessage } from '../messages/format-message.ts';
import type { AuditResult } from '../report.ts';
import { isPromptInjection } from './prompt-injection.ts';
import type { ReaderAnswer } from './reader-answer.ts';

/** Checks of whether words and picture belong together. Only the first that could not judge reports a doubt. */
const FIT: readonly string[] = [matchProduct.id, nonsenseWords.id];
const CLAIMS = policyClaims.id;

/** The check had nothing to judge, or the words are in an unsupported language. */
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
 * Where checks of meaning could not judge an ad, adds the vision reader's doubts for a person to review. That happens when the
 * language is not supported or there is too little text to compare. The doubts are not scored, so no number changes, and checks
 * that did judge stay as they are.
 */
export function withReaderDoubts(
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
  if (!id || (sense.holds !== 'no' && sense.holds !== 'partly') || isPromptInjection(sense.why)) return [];
  return [{ id, reason: formatMessage(MESSAGES[sense.holds], { model }), evidence: [] }];
}

/** Claims that appear word for word in the copy. Anything the reader made up is ignored. */
function claimDoubts(model: string, { concerns }: ReaderAnswer, copy: Copy | undefined): Doubt[] {
  if (!copy) return [];
  const text = copy.text.toLowerCase();
  const found = concerns.flatMap(({ quote }) => {
    const start = quote === '' || isPromptInjection(quote) ? -1 : text.indexOf(quote.toLowerCase());
    if (start < 0) return [];
    const span = { start, end: start + quote.length };
    return [{ words: copy.text.slice(span.start, span.end), span }];
  });
  const [first] = found;
  if (!first) return [];
  return [
    {
      id: CLAIMS,
      reason: formatMessage(MESSAGES.claims, { model, words: `“${first.words}”` }),
      evidence: found.map(({ words, span }) => ({ label: `“${words}”`, span })),
    },
  ];
}
