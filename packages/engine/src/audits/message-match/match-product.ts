import { joinWithConjunction } from '../../computed/copy/quotes.ts';
import { matchAudit } from '../../computed/match/match-audit.ts';
import { formatMessage } from '../../messages/format-message.ts';

const MESSAGES = {
  oneSided: 'Copy and picture share no word for the product',
  name: 'If they are about the same thing, name it with the same word in both.',
  nothing: 'Copy and picture name too few things to compare.',
  choose:
    'Use the picture’s word for the product in the copy ({shown}), or the copy’s word in the picture ({said}).',
} as const;

export default matchAudit('product', {
  id: 'match-product',
  middling: 45,
  part: 'match',
  words: {
    name: 'Same product',
    pass: 'Copy and picture are about the same thing',
    fail: 'Copy and picture are about different things',
    why: 'People who click for one thing and read about another leave.',
    fix: 'Use the picture’s word for the product in the copy.',
    action: 'Name the same product in both',
  },
  nothing: MESSAGES.nothing,
  oneSided: MESSAGES.oneSided,
  advice: ({ copy: said, creative: shown }) => advise(said, shown),
});

/** Turns 'bread, bike' into “bread” or “bike”. */
const either = (list: string | null): string =>
  joinWithConjunction(
    (list ?? '').split(', ').map((word) => `“${word}”`),
    'or',
  );

const advise = (said: string | null, shown: string | null): string =>
  formatMessage(shown === null ? MESSAGES.name : MESSAGES.choose, {
    said: either(said),
    shown: either(shown),
  });
