import { defineAudit } from '../../audit.ts';
import { excerpt, marksOr, notEnglish } from '../../computed/copy/quotes.ts';
import { headlineLikeness } from '../../computed/copy/headline-likeness.ts';
import { pullAdvice, pullReasons } from '../../computed/copy/pull.ts';

export default defineAudit({
  id: 'copy-pull',
  needs: ['copy'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: 90,
    middling: 45,
    source:
      'rank among the headlines of the Upworthy Research Archive, by a model fitted to their tests; points: judgement',
  },
  effort: 'hour',
  words: {
    name: 'Pull of the headline',
    pass: 'The headline reads like ones that were clicked',
    fail: 'The headline reads like ones that were passed over',
    why: 'In 10,000 randomized comparisons of news headlines the wording alone decided which one was clicked.',
    fix: 'Say what happened to whom, with a true figure, and leave out the question.',
    action: 'Reword the headline around what happened',
  },

  run({ copy }) {
    const { pull } = copy;
    if (!pull) {
      return (
        notEnglish(copy) ?? {
          kind: 'notApplicable',
          reason: 'There are no words whose pull could be judged.',
        }
      );
    }
    const confidence = headlineLikeness(copy);
    if (confidence === 0)
      return {
        kind: 'notApplicable',
        reason: 'This judges a headline alone, and the copy says more than one.',
      };
    const lead = copy.text.slice(pull.lead.start, pull.lead.end);
    return {
      kind: 'measured',
      value: pull.rank,
      confidence,
      evidence: marksOr(
        pull.parts.slice(0, 4).flatMap(({ hits }) => hits.slice(0, 1)),
        pull.lead,
        'Opening',
      ),
      observation: `${excerpt(lead)} ${compared(pull.rank)}${pullReasons(pull)}.`,
      advice: pullAdvice(pull, lead),
    };
  },
});

function compared(rank: number): string {
  const worse = Math.round(rank);
  return worse >= 50
    ? `reads like news headlines that were clicked more than ${worse} of 100 others`
    : `reads like news headlines that were clicked less than ${100 - worse} of 100 others`;
}
