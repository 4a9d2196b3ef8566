import { defineAudit } from '../../audit.ts';
import { FLASH_CURVE, flashing } from '../../computed/video/flashing.ts';
import { WHOLE_FRAME } from '../../geometry.ts';

const MESSAGES = {
  still: 'The creative is not animated.',
  notMeasured: 'Not measured: this grading did not count flashes.',
} as const;

export default defineAudit({
  id: 'animation-flashes',
  needs: ['file'],
  unit: 'perSecond',
  curve: FLASH_CURVE,
  effort: 'minutes',
  words: {
    name: 'Flashes in the animation',
    pass: 'The animation has no dangerous flashing',
    fail: 'The animation flashes faster than is safe',
    why: 'More than three flashes a second can trigger seizures; publishers refuse such ads.',
    fix: 'Slow the flashing to three a second or fewer, or lower its contrast.',
    action: 'Slow the flashing down',
  },

  run({ file: { frames, flashes } }) {
    if (frames <= 1) return { kind: 'notApplicable', reason: MESSAGES.still };
    if (!flashes) return { kind: 'notApplicable', reason: MESSAGES.notMeasured };
    const finding = flashing(flashes.mostPerSecond, flashes.spans);
    return { ...finding, evidence: finding.evidence.map((each) => ({ ...each, box: WHOLE_FRAME })) };
  },
});
