import { defineAudit } from '../../audit.ts';
import { styleFinding } from '../../computed/copy/style-finding.ts';

const MESSAGES = {
  clean: 'We could not find a condition or an exception in the copy.',
  fault: 'The copy names a limit or something left out: {words}.',
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
  part: 'copySubstance',
  words: {
    name: 'Upfront conditions',
    why: 'Readers believe the promises more when the advertiser also says what it does not offer.',
  },

  run: ({ copy }) =>
    styleFinding(copy, copy.style.candor, {
      ...MESSAGES,
      label: 'No condition or exception',
      most: 2,
      confidence: 0.8,
    }),
});
