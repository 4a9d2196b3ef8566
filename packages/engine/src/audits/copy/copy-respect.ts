import { defineAudit } from '../../audit.ts';
import { styleFinding } from '../../computed/copy/style-finding.ts';

export default defineAudit({
  id: 'copy-respect',
  needs: ['copy'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: 0.2,
    middling: 0.7,
    source: 'judgment; one insult is enough to lose a reader',
  },
  effort: 'minutes',
  words: {
    name: 'Respect for the reader',
    pass: 'The copy treats people with respect',
    fail: 'The copy runs people down',
    why: 'Insults, shaming and shutting groups out lose the reader, and platforms refuse such ads.',
    fix: 'Say what gets better for the reader without running anybody down.',
    action: 'Remove the wording that insults people',
  },

  run: ({ copy }) =>
    styleFinding(copy, copy.style.demeaning, {
      clean: (opening) => `Nothing that insults or shuts people out was found from ${opening} on.`,
      fault: (quotes, isOne) => `${quotes} ${isOne ? 'runs' : 'run'} people down.`,
      advice: (quotes) => `Take out ${quotes} and start from what the reader wants instead.`,
      confidence: copy.style.demeaning.length === 1 ? 0.8 : 0.95,
    }),
});
