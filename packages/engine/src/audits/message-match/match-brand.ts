import { defineAudit } from '../../audit.ts';
import { matchFinding } from '../../computed/match/finding.ts';

export default defineAudit({
  id: 'match-brand',
  needs: ['copy', 'messageMatch'],
  unit: 'percent',
  curve: {
    shape: 'rising',
    good: 80,
    middling: 30,
    source: 'judgement: said on one side only is half a match',
  },
  effort: 'minutes',
  words: {
    name: 'Same brand',
    pass: 'Copy and picture name the same brand',
    fail: 'The copy does not name the brand in the picture',
    why: 'A brand that is heard twice is remembered; two names leave the reader unsure whose ad it was.',
    fix: 'Name the brand once in the copy, as it is written in the picture.',
    action: 'Name the same brand in copy and picture',
  },

  run({ copy, messageMatch }) {
    return matchFinding('brand', copy, messageMatch, {
      nothing: 'No brand was made out in the picture.',
      advice: ({ copy: said, creative: shown }) => advise(said, shown),
    });
  },
});

function advise(said: string | null, shown: string | null): string {
  return said === null
    ? `Name “${shown}” once in the copy, as it is written in the picture.`
    : `Keep “${said}” written as it is in the picture.`;
}
