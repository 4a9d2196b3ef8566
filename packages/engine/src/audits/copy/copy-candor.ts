import { defineAudit } from '../../audit.ts';
import { styleFinding } from '../../computed/copy/style-finding.ts';

const MESSAGES = {
  clean: 'We could not find a condition or an exception in the copy.',
  fault: 'The copy is upfront about a condition: {words}.',
  advice:
    'Add one honest detail, such as what is not included, who it is not for, or what you do if something goes wrong.',
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
    pass: 'The copy is upfront about its conditions',
    fail: 'The copy mentions few conditions or exceptions',
    why: 'Readers believe the promises more when the advertiser also says what it does not offer.',
    fix: 'Say who it is not for, what is not included, or what happens if something goes wrong.',
    action: 'Add one honest detail',
  },

  run: ({ copy }) =>
    styleFinding(copy, copy.style.candor, {
      ...MESSAGES,
      isWanted: true,
      label: 'No condition or exception',
      most: 2,
      confidence: 0.8,
    }),
});
