import type { PaletteColour } from '../../artifacts/artifacts.ts';
import { defineAudit } from '../../audit.ts';
import { WHOLE_FRAME } from '../../geometry.ts';
import { formatValue } from '../../format-value.ts';
import { strongHues } from '../../computed/colour/strong-hues.ts';
import { joinedList } from '../../messages/joined-list.ts';
import { isUnder } from '../../messages/level.ts';
import { say } from '../../messages/say.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

/** A picture below it is black and white, which is a choice and no fault to mend. */
const COLORLESS = 5;
const LOW = 30;
const HIGH = 72;

const CURVE: Curve = {
  shape: 'sweetSpot',
  low: LOW,
  high: HIGH,
  slack: 27,
  source:
    'Measure: Hasler and Suesstrunk 2003 (33 moderately, 82 highly colorful); inverted U: Reinecke et al. 2013; points: judgment',
};

/** From which colors are told to be too loud: readers call pictures of 105 to 119 disciplined, or what their trade does, and those of 186 garish. Judgment. */
const LOUD = 130;

/** Share of the frame and chroma from which a color is the ground of a design: it is the brand's, and no excess. Judgment. */
const GROUND = { share: 0.3, chroma: 0.1 } as const;
const isGround = ({ share, chroma }: PaletteColour): boolean =>
  share >= GROUND.share && chroma >= GROUND.chroma;

const MESSAGES = {
  dull: 'The colors are too dull',
  tooLoud: 'The colors are too loud',
  colorless: 'The picture is black and white, or nearly so.',
  seen: 'Colorfulness is {figure}; {low} to {high} works best.',
  gray: 'Nearly everything in the picture is close to gray.',
  compete: 'Strong colors compete: {colors}.',
  raise: 'Use a more saturated color for the button or the background.',
  mute: 'Keep the colors that carry the brand or the message, and mute the others.',
  label: 'Colorfulness {figure}',
  tooLittle: 'the colors are dull',
  tooMuch: 'the colors are too loud',
} as const;

const NAME = 'Colorfulness';

export default defineAudit({
  id: 'colourfulness',
  needs: ['colour', 'palette'],
  unit: 'count',
  curve: CURVE,
  effort: 'minutes',
  part: 'colors',
  views: ['colour'],
  fault: ({ value, curve }) => (isUnder(value, curve) ? MESSAGES.tooLittle : MESSAGES.tooMuch),
  words: {
    name: NAME,
    pass: 'Color is neither loud nor dull',
    fail: 'The colors are too dull or too loud',
    why: 'People like color up to a point: gray ads get passed over, garish ones distrusted.',
    fix: 'Aim for medium saturation, and save the strongest color for what matters most.',
    action: 'Adjust the color saturation',
  },

  run({ colour, palette }) {
    const { colourfulness } = colour;
    if (colourfulness < COLORLESS) {
      return {
        kind: 'measured',
        value: colourfulness,
        evidence: [],
        title: NAME,
        observation: MESSAGES.colorless,
        advice: '',
      };
    }
    const mark = { label: say(MESSAGES.label, { figure: Math.round(colourfulness) }), box: WHOLE_FRAME };
    const seen = say(MESSAGES.seen, { figure: Math.round(colourfulness), low: LOW, high: HIGH });
    const advice = colourfulness < LOW ? MESSAGES.raise : colourfulness > HIGH ? MESSAGES.mute : null;
    if (colourfulness > HIGH && (colourfulness < LOUD || palette.some(isGround))) {
      return {
        kind: 'measured',
        value: palette.some(isGround) ? HIGH : colourfulness,
        display: formatValue(colourfulness, 'count'),
        evidence: [mark],
        title: NAME,
        observation: seen,
        advice: '',
      };
    }
    return {
      kind: 'measured',
      value: colourfulness,
      evidence: [mark],
      ...(!passes(CURVE, colourfulness) && {
        title: colourfulness < LOW ? MESSAGES.dull : MESSAGES.tooLoud,
      }),
      observation: wrongWith(colourfulness, palette) ?? seen,
      ...(advice !== null && { advice }),
    };
  },
});

/** What is wrong, of loud colors by the names of the largest; null where nothing is, or all have one name. */
function wrongWith(colourfulness: number, palette: readonly PaletteColour[]): string | null {
  if (passes(CURVE, colourfulness)) return null;
  if (colourfulness < LOW) return MESSAGES.gray;
  const names = strongHues(palette);
  return names.length > 1 ? say(MESSAGES.compete, { colors: joinedList(names) }) : null;
}
