import { defineAudit } from '../../audit.ts';
import { multiplicityOf } from '../../computed/arithmetic/multiplicity.ts';
import { alignmentOf, lineOffsets } from '../../computed/layout/alignment.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { enclosing } from '../../geometry.ts';
import { formatMessage } from '../../messages/format-message.ts';

/** Two lines may share an edge by accident; three rarely do. */
const ENOUGH = 3;

const MESSAGES = {
  figure: 'Alignment {figure} of 100.',
  label: '{line} and the lines of its column',
} as const;

export default defineAudit({
  id: 'alignment',
  needs: ['text', 'callToAction', 'image'],
  optionalNeeds: ['callToAction'],
  unit: 'points',
  curve: {
    shape: 'rising',
    good: 88,
    middling: 40,
    source: 'Direction: alignment orders a page (Ngo, Teo, Byrne 2003, screen aesthetics); points: judgment',
  },
  effort: 'minutes',
  part: 'layout',
  onVideo: 'score-only',
  words: {
    name: 'Text alignment',
    why: 'Shared edges let the eye drop from line to line; near misses look like a mistake.',
  },

  run({ text, callToAction, image }) {
    const offsets = lineOffsets(text, callToAction, image);
    const value = alignmentOf(offsets);
    if (value === null) {
      return { kind: 'notApplicable', reason: 'No two lines of text stand one above the other.' };
    }
    return {
      kind: 'measured',
      value,
      confidence: multiplicityOf(
        offsets.map(({ weight }) => weight),
        ENOUGH,
      ),
      evidence: [
        {
          label: formatMessage(MESSAGES.label, { line: lineName(offsets[0]!.line) }),
          box: enclosing(offsets.map(({ line }) => line.box)),
        },
      ],
      observation: formatMessage(MESSAGES.figure, { figure: Math.round(value) }),
    };
  },
});
