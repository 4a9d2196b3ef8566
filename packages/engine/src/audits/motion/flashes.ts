import { defineAudit } from '../../audit.ts';
import { FLASH_CURVE, flashing } from '../../computed/video/flashing.ts';

export default defineAudit({
  id: 'flashes',
  needs: ['light'],
  unit: 'perSecond',
  curve: FLASH_CURVE,
  effort: 'minutes',
  views: ['motion'],
  words: {
    name: 'Flashes',
    pass: 'The video has no dangerous flashing',
    fail: 'The video flashes faster than is safe',
    why: 'More than three flashes a second can trigger seizures; platforms refuse such videos.',
    fix: 'Slow the flashing to three a second or fewer, or lower its contrast.',
    action: 'Slow the flashing down',
  },

  run: ({ light }) => flashing(light.flashesPerSecond, light.flashes),
});
