import { defineAudit } from '../../audit.ts';
import { styleFinding } from '../../computed/copy/style-finding.ts';

export default defineAudit({
  id: 'copy-candor',
  needs: ['copy'],
  unit: 'count',
  curve: {
    shape: 'rising',
    good: 2,
    middling: 0.3,
    source: 'the middle of plain and of professional copy among 183 rated ad copies',
  },
  effort: 'hour',
  words: {
    name: 'Candor',
    pass: 'The copy names its own limits',
    fail: 'The copy admits no limit or condition',
    why: 'A limit that the advertiser names itself makes the rest believable.',
    fix: 'Say for whom it is not, what it does not do, or what happens if it goes wrong.',
    action: 'Name a limit or a condition',
  },

  run: ({ copy }) =>
    styleFinding(copy, copy.style.candor, {
      clean: (opening) => `From ${opening} on, the copy names no limit, condition or exception.`,
      fault: (quotes) => `The copy is open about a limit: ${quotes}.`,
      adviceWithout:
        'Add one true limit: what is not included, whom it does not suit, or what you do if it fails. Only what holds.',
      label: 'No limit or condition',
      most: 2,
      confidence: 0.8,
    }),
});
