import type { PaletteColour } from '../../artifacts.ts';
import { defineAudit } from '../../audit.ts';
import { colourFeeling } from '../../computed/design/colour-feeling.ts';
import { formatValue } from '../../format-value.ts';
import { WHOLE_FRAME } from '../../geometry.ts';
import { say } from '../../messages/say.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

const LOW = 28;
const HIGH = 62;

/** OKLCH chroma under which a color is a gray. */
const GRAY = 0.04;

const CURVE: Curve = {
  shape: 'sweetSpot',
  low: LOW,
  high: HIGH,
  slack: 20,
  source:
    'Arousal = -.31 brightness + .60 saturation (Valdez and Mehrabian 1994), scaled to 0-100; points: judgment',
};

const MESSAGES = {
  tame: 'The colors are pale or gray on the whole (average saturation {saturation}); the strongest is {strongest}.',
  tameAndGray: 'The colors are pale or gray (average saturation {saturation}), and none is strong.',
  medium: 'The colors are moderately strong (average saturation {saturation}); the strongest is {strongest}.',
  intense:
    'The palette is deep and intense, with {strongest} as its strongest color (average saturation {saturation}).',
  dark: 'Dark, muted colors fill most of the frame (average saturation {saturation}).',
  enlarge: 'Use more of {strongest}, for example on the button or on a panel behind the offer.',
  add: 'Add one saturated color, for example on the button or behind the offer.',
  mute: 'Keep {strongest} as the accent, and tone down the background colors around it.',
  colorless: 'The palette is dark and muted',
  tooTame: 'The palette lacks a strong color',
  tooIntense: 'The palette is too intense',
  label: 'Color energy of the whole picture',
} as const;

export default defineAudit({
  id: 'colour-arousal',
  needs: ['palette'],
  unit: 'points',
  curve: CURVE,
  effort: 'hour',
  words: {
    name: 'Color energy',
    pass: 'The palette is neither tame nor overdone',
    fail: 'The palette is too tame or too intense',
    why: 'Deep, saturated colors excite: a little wakes up someone scrolling, too much tires them.',
    fix: 'Add one saturated color to a pale palette, or mute one that is saturated all over.',
    action: 'Adjust the color energy',
  },

  run({ palette }) {
    if (palette.length === 0) return { kind: 'notApplicable', reason: 'We could not tell any colors apart.' };
    const { arousal, saturation } = colourFeeling(palette);
    const liveliest = palette.toSorted((a, b) => strength(b) - strength(a))[0];
    const vivid = liveliest !== undefined && liveliest.chroma >= GRAY;
    const values = {
      saturation: formatValue(Math.round(saturation * 100), 'percent'),
      ...(liveliest && { strongest: liveliest.hex }),
    };
    // Darkness alone is energy to the formula, and nobody would praise the colors for it.
    const colorless = arousal >= LOW && !vivid;
    return {
      kind: 'measured',
      value: arousal,
      confidence: 0.8,
      evidence: [{ label: MESSAGES.label, box: WHOLE_FRAME }],
      ...titleFor(arousal, colorless),
      observation: say(messageFor(arousal, vivid), values),
      ...((arousal < LOW || arousal > HIGH) && {
        advice: say(arousal > HIGH ? MESSAGES.mute : vivid ? MESSAGES.enlarge : MESSAGES.add, values),
      }),
    };
  },
});

const strength = ({ chroma, share }: PaletteColour): number => chroma * Math.sqrt(share);

function titleFor(arousal: number, colorless: boolean): { title?: string } {
  if (colorless) return { title: MESSAGES.colorless };
  if (passes(CURVE, arousal)) return {};
  return { title: arousal < LOW ? MESSAGES.tooTame : MESSAGES.tooIntense };
}

function messageFor(arousal: number, vivid: boolean): string {
  if (arousal < LOW) return vivid ? MESSAGES.tame : MESSAGES.tameAndGray;
  if (!vivid) return MESSAGES.dark;
  return arousal > HIGH ? MESSAGES.intense : MESSAGES.medium;
}
