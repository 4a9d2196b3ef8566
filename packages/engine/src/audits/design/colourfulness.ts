import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';
import { WHOLE_FRAME } from '../../geometry.ts';
import { formatMessage } from '../../messages/format-message.ts';

const HIGH = 72;

const MESSAGES = {
  figure: 'Colorfulness is {figure}.',
  colorless: 'The picture is black and white, or nearly so.',
  label: 'Colorfulness {figure}',
} as const;

/** Below it, a picture counts as black and white. */
const COLORLESS = 5;

/**
 * Share of the frame and chroma from which a color is the design's background. It is then the brand's color, and no
 * excess. Chosen by judgment.
 */
const BACKGROUND = { share: 0.3, chroma: 0.1 } as const;

export default defineAudit({
  id: 'colourfulness',
  needs: ['colour', 'palette'],
  unit: 'count',
  curve: {
    shape: 'sweetSpot',
    low: 30,
    high: HIGH,
    slack: 27,
    source:
      'Measure: Hasler and Suesstrunk 2003 (33 moderately, 82 highly colorful); inverted U: Reinecke et al. 2013; points: judgment',
  },
  effort: 'minutes',
  part: 'colors',
  views: ['colour'],
  words: {
    name: 'Colorfulness',
    why: 'People like color up to a point: gray ads get passed over, garish ones distrusted.',
  },

  run({ colour: { colourfulness }, palette }) {
    const ofBackground = palette.some(
      ({ share, chroma }) => share >= BACKGROUND.share && chroma >= BACKGROUND.chroma,
    );
    const figure = Math.round(colourfulness);
    return {
      kind: 'measured',
      value: ofBackground ? Math.min(HIGH, colourfulness) : colourfulness,
      display: formatValue(colourfulness, 'count'),
      evidence: [{ label: formatMessage(MESSAGES.label, { figure }), box: WHOLE_FRAME }],
      observation:
        colourfulness < COLORLESS ? MESSAGES.colorless : formatMessage(MESSAGES.figure, { figure }),
    };
  },
});
