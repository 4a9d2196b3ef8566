import { defineAudit } from '../../audit.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';
import { WHOLE_FRAME } from '../../geometry.ts';

const GOOD = 0.6;

const CURVE: Curve = { shape: 'falling', good: GOOD, middling: 2.6, source: 'Judgment' };

const MESSAGES = {
  clean: 'We found no visible grain.',
  slight: 'Plain areas show a little grain, hardly visible in a feed.',
  grainy: 'Plain areas are visibly grainy.',
  denoise: 'Denoise the plain areas in the original before exporting.',
  mark: 'Grain in plain areas',
  noMark: 'Clean plain areas',
} as const;

export default defineAudit({
  id: 'noise',
  needs: ['quality'],
  unit: 'percent',
  curve: CURVE,
  effort: 'minutes',
  part: 'file',
  views: ['technical'],
  words: {
    name: 'Noise',
    pass: 'We found no visible grain',
    fail: 'Plain areas are grainy',
    why: 'Grain makes the file larger, breaks up when platforms compress it, and looks like a phone photo in the dark.',
    fix: 'Denoise the plain areas, or replace them with a flat color.',
    action: 'Remove the grain',
  },

  run({ quality }) {
    const value = (quality.noise / 255) * 100;
    return {
      kind: 'measured',
      value,
      evidence: [{ label: value > GOOD ? MESSAGES.mark : MESSAGES.noMark, box: WHOLE_FRAME }],
      observation: messageFor(value),
      ...(value > GOOD && { advice: MESSAGES.denoise }),
    };
  },
});

function messageFor(value: number): string {
  if (value <= GOOD) return MESSAGES.clean;
  return passes(CURVE, value) ? MESSAGES.slight : MESSAGES.grainy;
}
