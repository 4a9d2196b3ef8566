import { defineAudit } from '../../audit.ts';
import { styleFinding } from '../../computed/copy/style-finding.ts';

const MESSAGES = {
  clean: 'We could not find a limit, a condition or an exception in the copy.',
  fault: 'The copy is open about a limit: {words}.',
  advice:
    'Add one true limit, such as what is not included, whom it does not suit or what you do if it fails.',
} as const;

export default defineAudit({
  id: 'copy-candor',
  needs: ['copy'],
  unit: 'count',
  curve: {
    shape: 'rising',
    good: 2,
    middling: 0.3,
    source: 'Midway between plain and professional copy among 183 rated ad copies',
  },
  effort: 'hour',
  words: {
    name: 'Candor',
    pass: 'The copy names its own limits',
    fail: 'The copy names too few limits',
    why: 'Readers believe the rest when the advertiser names a limit itself.',
    fix: 'Say whom it does not suit, what it does not do or what happens if it goes wrong.',
    action: 'Name a limit or a condition',
  },

  run: ({ copy }) =>
    styleFinding(copy, copy.style.candor, {
      ...MESSAGES,
      isWanted: true,
      label: 'No limit or condition',
      most: 2,
      confidence: 0.8,
    }),
});
