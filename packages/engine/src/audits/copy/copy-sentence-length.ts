import { defineAudit } from '../../audit.ts';
import { excerpt } from '../../computed/copy/quotes.ts';
import type { CopySentence } from '../../artifacts/copy-artifacts.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';

/** Words in a sentence that says something and is easy to follow. */
const LEAST = 5;
const MOST = 20;

const MESSAGES = {
  long: '{sentence} is long ({length}).',
  fine: 'Even the longest sentence is short ({length}).',
  short: 'The longest sentence is very short ({length}).',
  cut: 'Cut {sentence} to {most} words.',
  start: 'Start a new sentence at {second}.',
  full: 'Say in one full sentence what the reader gets.',
} as const;

export default defineAudit({
  id: 'copy-sentence-length',
  needs: ['copy'],
  unit: 'words',
  curve: {
    shape: 'sweetSpot',
    low: LEAST,
    high: MOST,
    slack: 12,
    source: 'GOV.UK content design: split sentences of more than 25 words',
  },
  effort: 'minutes',
  part: 'copyStyle',
  words: {
    name: 'Longest sentence',
    pass: 'Sentences are easy to follow',
    fail: 'The longest sentence runs on',
    why: 'Readers lose the thread of a long sentence, and in a feed they scroll on.',
    fix: 'End the sentence where its second thought begins.',
    action: 'Split the longest sentence',
  },

  run({ copy }) {
    const longest = copy.sentences.toSorted((a, b) => b.words - a.words)[0] ?? copy.opening;
    const { text, words, start, end } = longest;
    const length = formatValue(words, 'words');
    const told = words > MOST ? MESSAGES.long : words < LEAST ? MESSAGES.short : MESSAGES.fine;
    return {
      kind: 'measured',
      value: words,
      evidence: [{ label: length, span: { start, end } }],
      observation: formatMessage(told, { sentence: excerpt(text), length, most: MOST }),
      ...(words > MOST && { advice: splitAdvice(longest) }),
      ...(words < LEAST && { advice: MESSAGES.full }),
    };
  },
});

function splitAdvice({ text }: CopySentence): string {
  const third = Math.floor(text.length / 3);
  const second = /(?:,|;| –| —)?\s(?:and|but|because|which|so that|while|as well as|with)\s/.exec(
    text.slice(third),
  );
  return second
    ? formatMessage(MESSAGES.start, {
        second: excerpt(text.slice(third + second.index).replace(/^[,;\s–—]+/, ''), 40),
      })
    : formatMessage(MESSAGES.cut, { sentence: excerpt(text, 50), most: MOST });
}
