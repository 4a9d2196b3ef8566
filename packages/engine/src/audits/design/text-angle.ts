import { defineAudit } from '../../audit.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';

/** Fewer lines may all be part of a stamp or a slanted headline. */
const LEAST_LINES = 3;
const LEAST_LETTERS = 4;
const SURE = 0.85;
/** Degrees by which lines of one rotated picture may differ. */
const ALIKE = 2.5;
/** Degrees from which a reader notices it. */
const SEEN = 2;

const MESSAGES = {
  level: 'The text is level.',
  tilted: 'The whole picture is tilted: all {lines} lines lean by {angle}.',
  rotate: 'Rotate the picture {angle} back and crop the corners.',
  mark: '{angle} from level',
  few: 'We read too few lines to tell whether the picture is level.',
} as const;

export default defineAudit({
  id: 'text-angle',
  needs: ['text'],
  unit: 'degrees',
  curve: {
    shape: 'falling',
    good: SEEN,
    middling: 4,
    source:
      'Judgment: of 399 ads with slanted headlines among them none has all its lines at one angle over 2 degrees',
  },
  effort: 'minutes',
  words: {
    name: 'Level text',
    pass: 'The text is level',
    fail: 'The whole picture is tilted',
    why: 'A tilted picture looks like a bad scan, and every line in it is harder to read.',
    fix: 'Rotate the picture until its lines are level; slant a single line if you want movement.',
    action: 'Straighten the picture',
  },

  run({ text }) {
    const lines = text.filter(
      (line) => line.role !== 'label' && line.confidence >= SURE && line.text.length >= LEAST_LETTERS,
    );
    if (lines.length < LEAST_LINES) {
      return {
        kind: 'notApplicable',
        reason: MESSAGES.few,
      };
    }
    const rising = lines.map(({ angle }) => angle).toSorted((a, b) => a - b);
    const middle = rising[Math.floor(rising.length / 2)]!;
    const turned = rising.filter((angle) => Math.abs(angle - middle) <= ALIKE).length;
    const value = turned === rising.length ? Math.abs(middle) : 0;
    const values = { lines: lines.length, angle: formatValue(value, 'degrees') };
    return {
      kind: 'measured',
      value,
      evidence: lines.slice(0, value > SEEN ? 4 : 1).map(({ angle, box }) => ({
        label: formatMessage(MESSAGES.mark, { angle: formatValue(angle, 'degrees') }),
        box,
      })),
      observation: value > SEEN ? formatMessage(MESSAGES.tilted, values) : MESSAGES.level,
      ...(value > SEEN && { advice: formatMessage(MESSAGES.rotate, values) }),
    };
  },
});
