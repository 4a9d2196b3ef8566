import { defineAudit } from '../../audit.ts';
import { buttonWords } from '../../computed/copy/actions.ts';
import { matchFinding } from '../../computed/match/finding.ts';

export default defineAudit({
  id: 'match-action',
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
    name: 'Same action',
    pass: 'Copy and button ask for the same step',
    fail: 'Copy and button ask for different steps',
    why: 'Two requests split the readers; one that is met again on the button is followed.',
    fix: 'Ask in the copy for what the button does.',
    action: 'Ask for the same step in copy and picture',
  },

  run({ copy, messageMatch }) {
    return matchFinding('action', copy, messageMatch, {
      nothing: 'Neither the copy nor the picture asks for an action that could be told.',
      advice: ({ copy: said, creative: shown }) => advise(said, shown),
    });
  },
});

/** A request for the click alone, which reviews refuse: it is not carried from one to the other. */
const BARE_CLICK = /^(?:click|tap)\b/i;

function advise(said: string | null, shown: string | null): string {
  const bare = [said, shown].find((request) => request !== null && BARE_CLICK.test(request));
  if (bare)
    return `Name in both what the click gives, in the place of “${bare}”: reviews refuse a bare click.`;
  if (said === null) return `Close the copy with the step on the button: “${shown}”.`;
  if (shown === null) return `Give the picture a button that says “${buttonWords(said)}”.`;
  return `Ask for one step in both: “${shown}” on the button and “${buttonWords(said)}” in the copy pull apart.`;
}
