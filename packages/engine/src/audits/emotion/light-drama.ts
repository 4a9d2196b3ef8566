import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';
import { WHOLE_FRAME } from '../../geometry.ts';
import { say } from '../../messages/say.ts';

const GOOD = 82;

/** From here on the range is praised. */
const FAIR = 58;

const MESSAGES = {
  deep: 'The tones run almost from black to white ({shown} of the full range).',
  fair: 'The tones cover much of the range from black to white ({shown}; {good} or more gives full depth).',
  narrow: 'The tones cover part of the range from black to white ({shown}; {good} or more gives depth).',
  deepen: 'Deepen the darks until the tones span about {good} of the range.',
  lift: 'Lift the lights until the tones span about {good} of the range.',
  both: 'Deepen the darks and lift the lights until the tones span about {good} of the range.',
  label: 'Tonal range {shown}',
  fault: 'the picture looks flat',
} as const;

export default defineAudit({
  id: 'light-drama',
  needs: ['quality'],
  unit: 'percent',
  curve: { shape: 'rising', good: GOOD, middling: 40, source: 'Judgment' },
  effort: 'minutes',
  part: 'colors',
  fault: MESSAGES.fault,
  words: {
    name: 'Tonal range',
    pass: 'Light and dark give the picture depth',
    fail: 'The tones of the picture look flat',
    why: 'A wide range from dark to light gives depth; a narrow one looks hazy and unfinished.',
    fix: 'Deepen the darks and lift the lights with a tone curve.',
    action: 'Widen the tonal range',
  },

  run({ quality }) {
    const value = quality.lightnessSpread * 100;
    const values = { shown: formatValue(value, 'percent'), good: formatValue(GOOD, 'percent') };
    return {
      kind: 'measured',
      value,
      evidence: [{ label: say(MESSAGES.label, values), box: WHOLE_FRAME }],
      observation: say(messageFor(value), values),
      ...(value < GOOD && { advice: say(adviceOn(quality.meanLightness), values) }),
    };
  },
});

function messageFor(value: number): string {
  if (value >= GOOD) return MESSAGES.deep;
  return value < FAIR ? MESSAGES.narrow : MESSAGES.fair;
}

/** @param lightness mean over the picture, 0..1: a light one lacks darks, a dark one lights */
function adviceOn(lightness: number): string {
  if (lightness > 0.6) return MESSAGES.deepen;
  return lightness < 0.4 ? MESSAGES.lift : MESSAGES.both;
}
