import { defineAudit } from '../../audit.ts';
import { matchFinding } from '../../computed/match/finding.ts';

export default defineAudit({
  id: 'match-offer',
  needs: ['copy', 'messageMatch'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: 80,
    middling: 45,
    source: 'judgement: said on one side only is half a match',
  },
  effort: 'minutes',
  words: {
    name: 'Same offer',
    pass: 'Copy and picture make the same offer',
    fail: 'Copy and picture make different offers',
    why: 'Two figures for one offer make a reader doubt both.',
    fix: 'Say the same figure in the copy and in the picture.',
    action: 'State the same offer in copy and picture',
  },

  run({ copy, messageMatch }) {
    return matchFinding('offer', copy, messageMatch, {
      nothing: 'Neither the copy nor the picture makes an offer.',
      advice: ({ copy: said, creative: shown }) => advise(said, shown),
    });
  },
});

function advise(said: string | null, shown: string | null): string {
  if (said === null) return `Repeat “${shown}” in the first sentence of the copy.`;
  if (shown === null) return `Put “${said}” into the picture, or take it out of the copy.`;
  return `Decide which is true, “${said}” or “${shown}”, and write that one in both.`;
}
