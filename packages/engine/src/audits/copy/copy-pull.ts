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
    name: 'Pull of the opening',
    pass: 'The opening is worded as winning headlines are',
    fail: 'The opening is worded as losing headlines are',
    why: 'In 10,000 randomised comparisons of news headlines the wording alone decided which one was clicked.',
    fix: 'Tell what happened to whom and hold the end back; leave out the question and the figures of the trade.',
    action: 'Word the opening as winning headlines are',
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
    const lead = copy.text.slice(pull.lead.start, pull.lead.end);
    return {
      kind: 'measured',
      value: pull.rank,
      confidence: headlineLikeness(copy),
      evidence: marksOr(
        pull.parts.slice(0, 4).flatMap(({ hits }) => hits.slice(0, 1)),
        pull.lead,
        'Opening',
      ),
      observation: `${excerpt(lead)} is worded to outdo ${outdone(pull.rank)} tested news headlines${pullReasons(pull)}.`,
      advice: pullAdvice(pull, lead),
    };
  },
});

const outdone = (rank: number): string =>
  Math.round(rank) < 1 ? 'hardly any of 100' : `about ${Math.round(rank)} of 100`;
