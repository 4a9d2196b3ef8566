import { matchAudit } from '../../computed/match/match-audit.ts';
import { formatMessage } from '../../messages/format-message.ts';

const NAME = 'Same offer';

const MESSAGES = {
  nothing: 'Nothing to compare: we did not find an offer in both the copy and the picture.',
  oneSided: 'Only one side makes the offer',
  repeat: 'Repeat “{shown}” in the first sentence of the copy.',
  show: 'Show “{said}” in the picture too.',
  decide: 'Decide which is right, “{said}” or “{shown}”, and use it in both.',
} as const;

export default matchAudit('offer', {
  id: 'match-offer',
  middling: 45,
  part: 'match',
  praise: { words: 'one offer in copy and picture', rank: 24 },
  words: {
    name: NAME,
    pass: 'Copy and picture make the same offer',
    fail: 'The offer differs between copy and picture',
    why: 'Two figures for one offer make people doubt both.',
    fix: 'Use the same figure in the copy and in the picture.',
    action: 'Make the same offer in both',
  },
  nothing: MESSAGES.nothing,
  oneSided: MESSAGES.oneSided,
  partlyAgreed: NAME,
  advice: ({ copy: said, creative: shown }) => advise(said, shown),
});

function advise(said: string | null, shown: string | null): string {
  if (said === null) return formatMessage(MESSAGES.repeat, { shown: shown ?? '' });
  if (shown === null) return formatMessage(MESSAGES.show, { said });
  return formatMessage(MESSAGES.decide, { said, shown });
}
