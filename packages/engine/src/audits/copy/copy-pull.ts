import { defineAudit } from '../../audit.ts';
import { headlineLikeness } from '../../computed/copy/headline-likeness.ts';
import { pullAdvice, pullReasons } from '../../computed/copy/pull.ts';
import { excerpt, hitEvidenceOrFallback, nonEnglishFinding } from '../../computed/copy/quotes.ts';
import { formatMessage } from '../../messages/format-message.ts';

const MESSAGES = {
  noWords: 'The copy has no words we could judge.',
  noHeadline: 'This check judges a headline alone, and the copy is more than a headline.',
  ahead: '{lead} reads like news headlines that people clicked more than most (ahead of {count} of 100).',
  behind: '{lead} reads like news headlines that people clicked less than most (behind {count} of 100).',
} as const;

export default defineAudit({
  id: 'copy-pull',
  needs: ['copy'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: 90,
    middling: 45,
    source:
      'Rank among the headlines of the Upworthy Research Archive, by a model fitted to their tests; points: judgment',
  },
  effort: 'hour',
  part: 'copyOpening',
  words: {
    name: 'Headline wording',
    pass: 'The headline reads like ones people clicked',
    fail: 'The headline reads like ones people skipped',
    why: 'In 10,000 randomized comparisons of news headlines, the wording alone decided which one people clicked.',
    fix: 'Say what happened to whom, with a true figure, and drop the question.',
    action: 'Reword the headline around what happened',
  },

  run({ copy }) {
    const { pull } = copy;
    if (!pull) return nonEnglishFinding(copy) ?? { kind: 'notApplicable', reason: MESSAGES.noWords };
    const confidence = headlineLikeness(copy);
    if (confidence === 0) return { kind: 'notApplicable', reason: MESSAGES.noHeadline };
    const lead = copy.text.slice(pull.lead.start, pull.lead.end);
    return {
      kind: 'measured',
      value: pull.rank,
      confidence,
      evidence: hitEvidenceOrFallback(
        pull.parts.slice(0, 4).flatMap(({ hits }) => hits.slice(0, 1)),
        pull.lead,
        'Opening',
      ),
      observation: `${compare(lead, Math.round(pull.rank))}${pullReasons(pull)}`,
      advice: pullAdvice(pull, lead),
    };
  },
});

const compare = (lead: string, rank: number): string =>
  rank >= 50
    ? formatMessage(MESSAGES.ahead, { lead: excerpt(lead), count: rank })
    : formatMessage(MESSAGES.behind, { lead: excerpt(lead), count: 100 - rank });
