import { buttonWords } from '../../computed/copy/actions.ts';
import { matchAudit } from '../../computed/match/match-audit.ts';
import { formatMessage } from '../../messages/format-message.ts';

const MESSAGES = {
  nothing: 'Nothing to compare: we did not find a call to action in both the copy and the picture.',
  oneSided: 'Only one side has a call to action',
  bare: 'Say in both what the click gives, instead of “{bare}”; ad reviews refuse a bare click.',
  close: 'Close the copy with the picture’s call to action: “{shown}”.',
  button: 'Add a button to the picture that says “{button}”.',
  choose: 'Use one call to action in both, “{button}” or “{shown}”.',
} as const;

export default matchAudit('action', {
  id: 'match-action',
  middling: 30,
  part: 'copyAction',
  words: {
    name: 'Same call to action',
    pass: 'Copy and picture ask for the same step',
    fail: 'Copy and picture ask for different steps',
    why: 'Two requests split the readers; one request, met again on the button, gets followed.',
    fix: 'Ask in the copy for what the button does.',
    action: 'Ask for the same step in both',
  },
  nothing: MESSAGES.nothing,
  oneSided: MESSAGES.oneSided,
  advice: ({ copy: said, creative: shown }) => advise(said, shown),
});

/** Asks only for the click, which ad reviews reject. It is not carried over between copy and picture. */
const BARE_CLICK = /^(?:click|tap)\b/i;

function advise(said: string | null, shown: string | null): string {
  const bare = [said, shown].find((request) => request !== null && BARE_CLICK.test(request));
  if (bare) return formatMessage(MESSAGES.bare, { bare });
  if (said === null) return formatMessage(MESSAGES.close, { shown: shown ?? '' });
  if (shown === null) return formatMessage(MESSAGES.button, { button: buttonWords(said) });
  return formatMessage(MESSAGES.choose, { button: buttonWords(said), shown });
}
