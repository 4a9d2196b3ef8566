import { defineAudit } from '../../audit.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { SECOND_PERSON } from '../../computed/words/picture-lexicon.ts';
import {
  linesOf,
  notEnglishEnough,
  pictureWords,
  quoted,
  weighedShare,
  wordingConfidence,
} from '../../computed/words/picture-words.ts';
import { formatValue } from '../../format-value.ts';

export default defineAudit({
  id: 'reader-address',
  needs: ['text', 'callToAction'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: 9,
    middling: -2,
    source:
      'Direction: second-person wording raises involvement (Cruz, Leonhardt, Pezzuti 2017); points: judgement',
  },
  effort: 'minutes',
  words: {
    name: 'Speaking to the reader',
    pass: 'The words speak to the reader',
    fail: 'The words do not speak to the reader',
    why: '“You” and “your” make the reader the subject of the ad, and lift involvement with the brand.',
    fix: 'Write one line to “you”.',
    action: 'Speak to the reader',
  },

  run({ text, callToAction }) {
    const words = pictureWords(text);
    const reason = notEnglishEnough(words);
    if (reason !== null) return { kind: 'notApplicable', reason };
    const hits = words.filter(({ word }) => SECOND_PERSON.has(word));
    const asks = callToAction?.startsWithVerb === true ? ASKING * callToAction.confidence : 0;
    const share = weighedShare(words, ({ word }) => SECOND_PERSON.has(word)) * 100 + asks;
    const [largest] = linesOf(words);
    const headline = largest ? lineName(largest) : 'the headline';
    const lines = linesOf(hits.length > 0 ? hits : words).slice(0, 3);
    const told =
      hits.length > 0
        ? `${quoted(hits.map(({ word }) => word))} ${hits.length === 1 ? 'speaks' : 'speak'} to the reader`
        : `None of the ${words.length} words says “you” or “your”`;
    return {
      kind: 'measured',
      value: share,
      confidence: wordingConfidence(words),
      evidence: lines.map(({ text: line, box }) => ({ label: `“${line}”`, box })),
      observation: `${told}${asks > 0 ? `, and “${callToAction?.text ?? ''}” asks for an action` : ''} (${formatValue(share, 'percent')}, weighed by size).`,
      ...(share < 9 && {
        advice: `Turn ${headline} to the reader: say what it is or does for “you”, or put “your” before the thing offered.`,
      }),
    };
  },
});

/** An imperative speaks to the reader too, though less openly: worth as much as one small “you”. Judgement. */
const ASKING = 3;
