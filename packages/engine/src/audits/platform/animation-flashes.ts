import { defineAudit } from '../../audit.ts';
import { FLASH_CURVE, flashing } from '../../computed/video/flashing.ts';
import { WHOLE_FRAME } from '../../geometry.ts';

export default defineAudit({
  id: 'animation-flashes',
  needs: ['file'],
  unit: 'perSecond',
  curve: FLASH_CURVE,
  effort: 'minutes',
  words: {
    name: 'Flashes of the animation',
    pass: 'The animation does not flash dangerously',
    fail: 'The animation flashes faster than is safe',
    why: 'More than three flashes a second can trigger seizures; publishers refuse such ads.',
    fix: 'Slow the flashing to three a second or fewer, or take the contrast out of it.',
    action: 'Slow the flashing down',
  },

  run({ file: { frames, flashes } }) {
    if (frames <= 1) return { kind: 'notApplicable', reason: 'The creative does not move.' };
    if (!flashes) return { kind: 'notApplicable', reason: 'Flashes were not counted.' };
    const finding = flashing(flashes.mostPerSecond, flashes.spans);
    return { ...finding, evidence: finding.evidence.map((each) => ({ ...each, box: WHOLE_FRAME })) };
  },
});
