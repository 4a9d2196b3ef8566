import { defineAudit } from '../../audit.ts';
import { excerpt } from '../../computed/copy/quotes.ts';

export default defineAudit({
  id: 'copy-sentence-length',
  needs: ['copy'],
  unit: 'words',
  curve: {
    shape: 'sweetSpot',
    low: 5,
    high: 20,
    slack: 12,
    source: 'GOV.UK content design: split sentences of more than 25 words',
  },
  effort: 'minutes',
  words: {
    name: 'Longest sentence',
    pass: 'Every sentence is short enough',
    fail: 'A sentence runs on',
    why: 'A long sentence has to be held in mind to its end; in a feed it is dropped.',
    fix: 'End the sentence where its second thought begins.',
    action: 'Split the longest sentence',
  },

  run({ copy }) {
    const longest = copy.sentences.toSorted((a, b) => b.words - a.words)[0] ?? copy.opening;
    const second = /(?:,|;| –| —)?\s(?:and|but|because|which|so that|while|as well as|with)\s/.exec(
      longest.text.slice(longest.text.length / 3),
    );
    const at = second ? longest.text.slice(Math.floor(longest.text.length / 3) + second.index).trim() : null;
    return {
      kind: 'measured',
      value: longest.words,
      evidence: [{ label: `${longest.words} words`, span: { start: longest.start, end: longest.end } }],
      observation: `The longest sentence, ${excerpt(longest.text)}, has ${longest.words} words.`,
      advice:
        at === null
          ? `Cut ${excerpt(longest.text, 50)} to 20 words.`
          : `Begin a new sentence at ${excerpt(at, 40)}.`,
    };
  },
});
