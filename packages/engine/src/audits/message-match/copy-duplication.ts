import { defineAudit } from '../../audit.ts';
import { excerpt, wholeCopy } from '../../computed/copy/quotes.ts';

export default defineAudit({
  id: 'copy-duplication',
  needs: ['copy', 'messageMatch', 'text'],
  unit: 'percent',
  curve: {
    shape: 'sweetSpot',
    low: 20,
    high: 60,
    slack: 30,
    source: 'judgement: enough to tie the two, not a second reading of the same',
  },
  effort: 'minutes',
  words: {
    name: 'Picture’s words in the copy',
    pass: 'The copy takes up the picture and adds to it',
    fail: 'The copy repeats the picture, or takes up none of it',
    why: 'Shared words tie copy and picture together; the same words twice waste the copy.',
    fix: 'Take up the picture’s main word and spend the rest on what it does not say.',
    action: 'Let the copy add to the picture',
  },

  run({ copy, messageMatch, text }) {
    const share = Math.round(messageMatch.duplication * 100);
    const main = text.find(({ role }) => role === 'headline') ?? text[0];
    const words = main ? excerpt(main.text, 40) : 'the picture';
    return {
      kind: 'measured',
      value: share,
      evidence: [{ label: `${share} % of the picture's words`, span: wholeCopy(copy) }],
      observation: `The copy repeats ${share} % of the words in the picture.`,
      advice:
        share > 60
          ? `Say what ${words} leaves open: the proof, the price or the deadline.`
          : `Take up the main word of ${words} in the copy's first sentence.`,
    };
  },
});
