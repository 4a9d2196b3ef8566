import { matchAudit } from '../../computed/match/match-audit.ts';
import { formatMessage } from '../../messages/format-message.ts';

const MESSAGES = {
  nothing: 'We could not find a brand in the picture.',
  oneSided: 'The copy does not name the brand',
  name: 'Name “{shown}” once in the copy, spelled as in the picture.',
  same: 'Use one name in both, spelled the same way: “{said}” or “{shown}”.',
} as const;

export default matchAudit('brand', {
  id: 'match-brand',
  middling: 30,
  part: 'match',
  words: {
    name: 'Same brand',
    pass: 'Copy and picture name the same brand',
    fail: 'Copy and picture name different brands',
    why: 'People remember a brand they meet twice; two names leave them unsure whose ad it was.',
    fix: 'Name the brand once in the copy, spelled as in the picture.',
    action: 'Name the brand in the copy',
  },
  nothing: MESSAGES.nothing,
  oneSided: MESSAGES.oneSided,
  advice: ({ copy: said, creative: shown }) => advise(said, shown),
});

const advise = (said: string | null, shown: string | null): string =>
  said === null
    ? formatMessage(MESSAGES.name, { shown: shown ?? '' })
    : formatMessage(MESSAGES.same, { said, shown: shown ?? '' });
