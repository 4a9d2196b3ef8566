import type { PaletteColour } from '../../artifacts.ts';
import { defineAudit } from '../../audit.ts';
import { colourFeeling } from '../../computed/design/colour-feeling.ts';
import { formatValue } from '../../format-value.ts';
import { WHOLE_FRAME } from '../../geometry.ts';
import { say } from '../../messages/say.ts';

/** From here on the palette is praised, and nothing is said to darken it. */
const FAIR = 50;

const MESSAGES = {
  light: 'The palette feels bright enough (average brightness {brightness}).',
  darkened: 'The dark color {dullest} covers {share} of the frame (average brightness {brightness}).',
  brighten: 'Where {dullest} is only background, use a brighter color, unless the dark mood is intended.',
  label: 'Mood of the whole palette',
} as const;

export default defineAudit({
  id: 'colour-pleasure',
  needs: ['palette'],
  unit: 'points',
  curve: {
    shape: 'rising',
    good: 75,
    middling: 30,
    source:
      'Pleasure = .69 brightness + .22 saturation (Valdez and Mehrabian 1994), scaled to 0-100; points: judgment',
  },
  effort: 'hour',
  part: 'colors',
  views: ['colour'],
  words: {
    name: 'Color mood',
    pass: 'The palette feels light enough',
    fail: 'The palette feels heavy',
    why: 'Bright, saturated colors feel pleasant; dark, dull ones weigh on the mood.',
    fix: 'Use brighter colors in the background, unless the dark mood is intended.',
    action: 'Brighten the colors',
  },

  run({ palette }) {
    if (palette.length === 0) return { kind: 'notApplicable', reason: 'We could not tell any colors apart.' };
    const { pleasure, brightness } = colourFeeling(palette);
    const dullest = palette.toSorted((a, b) => weightDown(b) - weightDown(a))[0];
    const values = {
      brightness: percent(brightness),
      ...(dullest && { dullest: dullest.hex, share: percent(dullest.share) }),
    };
    return {
      kind: 'measured',
      value: pleasure,
      confidence: 0.8,
      evidence: [{ label: MESSAGES.label, box: WHOLE_FRAME }],
      observation: say(pleasure < FAIR ? MESSAGES.darkened : MESSAGES.light, values),
      ...(pleasure < FAIR && { advice: say(MESSAGES.brighten, values) }),
    };
  },
});

/** How much a color pulls the mean brightness down. */
const weightDown = ({ lightness, share }: PaletteColour): number => (1 - lightness) * share;

const percent = (share: number): string => formatValue(Math.round(share * 100), 'percent');
