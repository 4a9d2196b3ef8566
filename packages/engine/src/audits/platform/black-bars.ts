import { defineAudit } from '../../audit.ts';
import { SEEN_BARS, barsFinding } from '../../computed/layout/bars-finding.ts';

const MESSAGES = {
  fill: 'Export the design at this size, so that it fills the frame.',
  unknown: 'It was measured before black bars were looked for.',
} as const;

export default defineAudit({
  id: 'black-bars',
  needs: ['quality'],
  unit: 'percent',
  curve: {
    shape: 'falling',
    good: SEEN_BARS,
    middling: 8,
    source: 'Judgment: of 1,164 ads and banners one has black bars',
  },
  effort: 'minutes',
  words: {
    name: 'Black bars',
    pass: 'The picture fills the frame',
    fail: 'Black bars take part of the frame',
    why: 'Bars make an ad look like a file made for another format, and everything in it smaller.',
    fix: 'Rebuild the design in this format, so that it fills the frame.',
    action: 'Fill the frame instead of leaving black bars',
  },

  run: ({ quality: { bars } }) =>
    bars ? barsFinding(bars, MESSAGES.fill) : { kind: 'notApplicable', reason: MESSAGES.unknown },
});
