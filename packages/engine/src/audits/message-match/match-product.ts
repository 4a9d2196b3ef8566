import { defineAudit } from '../../audit.ts';
import { matchFinding } from '../../computed/match/finding.ts';

export default defineAudit({
  id: 'match-product',
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
    name: 'Same subject',
    pass: 'Copy and picture speak of the same thing',
    fail: 'Copy and picture speak of different things',
    why: 'Who clicks for one thing and reads of another leaves.',
    fix: 'Use the picture’s word for the product in the copy.',
    action: 'Name the same product in copy and picture',
  },

  run({ copy, messageMatch }) {
    return matchFinding('product', copy, messageMatch, {
      nothing: 'Too few words name a thing to compare.',
      advice: ({ copy: said, creative: shown }) => advise(said, shown),
    });
  },
});

/** 'bread, bike' as “bread” or “bike”. */
const words = (list: string | null): string =>
  (list ?? '')
    .split(', ')
    .map((word) => `“${word}”`)
    .join(' or ');

function advise(said: string | null, shown: string | null): string {
  return said === shown
    ? `Keep “${shown}” in both.`
    : `Name in the copy what the picture is about (${words(shown)}), or show in the picture what the copy sells (${words(said)}).`;
}
