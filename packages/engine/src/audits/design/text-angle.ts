import { defineAudit } from '../../audit.ts';

/** Fewer lines may all be a stamp or a slanted headline. */
const LEAST_LINES = 3;
const LEAST_LETTERS = 4;
const SURE = 0.85;
/** Degrees by which lines of one picture that was turned differ. */
const ALIKE = 2.5;
/** Degrees from which a reader sees it. */
const SEEN = 2;

export default defineAudit({
  id: 'text-angle',
  needs: ['text'],
  unit: 'degrees',
  curve: {
    shape: 'falling',
    good: SEEN,
    middling: 4,
    source:
      'judgement: of 399 ads with slanted headlines among them none has all its lines at one angle over 2 degrees',
  },
  effort: 'minutes',
  words: {
    name: 'Level text',
    pass: 'The lines are level',
    fail: 'The whole picture is tilted',
    why: 'A picture that leans as a whole looks like a bad scan, and every line of it is harder to read.',
    fix: 'Turn the picture back until its lines are level; slant one line if you want movement.',
    action: 'Level the picture',
  },

  run({ text }) {
    const lines = text.filter(
      (line) => line.role !== 'label' && line.confidence >= SURE && line.text.length >= LEAST_LETTERS,
    );
    if (lines.length < LEAST_LINES) {
      return {
        kind: 'notApplicable',
        reason: 'Too few lines were read to tell whether the picture is level.',
      };
    }
    const rising = lines.map(({ angle }) => angle).toSorted((a, b) => a - b);
    const middle = rising[Math.floor(rising.length / 2)]!;
    const turned = rising.filter((angle) => Math.abs(angle - middle) <= ALIKE).length;
    const value = turned === rising.length ? Math.abs(middle) : 0;
    return {
      kind: 'measured',
      value,
      evidence: lines
        .slice(0, value > SEEN ? 4 : 1)
        .map(({ angle, box }) => ({ label: `${Math.round(angle)}° from level`, box })),
      observation:
        value > SEEN
          ? `All ${lines.length} lines run at the same ${Math.round(value)}° from level.`
          : 'The lines do not all lean the same way.',
      ...(value > SEEN && { advice: `Turn the picture ${Math.round(value)}° back, and crop the corners.` }),
    };
  },
});
