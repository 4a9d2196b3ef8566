import { defineAudit } from '../../audit.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { mainLines } from '../../computed/text/main-lines.ts';
import { farthestFirst, messageSpread } from '../../computed/text/message-spread.ts';
import { formatValue } from '../../format-value.ts';

const GOOD = 1.8;
const SHOWN = 4;

export default defineAudit({
  id: 'message-blocks',
  needs: ['text', 'callToAction', 'image'],
  spares: ['callToAction'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: GOOD,
    middling: 4,
    source:
      'Judgement: one message with one support; the law of proximity (Wertheimer 1923) makes each distant line a message of its own',
  },
  effort: 'hour',
  words: {
    name: 'Separate messages',
    pass: 'The words form one message',
    fail: 'The words are scattered over the picture',
    why: 'Lines that stand together are read as one thought; scattered ones ask for a new decision to read each time.',
    fix: 'Bring lines that belong together close to each other and free the space between groups.',
    action: 'Gather the words into one or two groups',
  },

  run({ text, callToAction, image }) {
    const ratio = image.width / image.height;
    const lines = farthestFirst(mainLines(text, callToAction), ratio);
    const far = lines[0]?.line;
    if (!far) return { kind: 'notApplicable', reason: 'The picture has no words of a message.' };
    const value = messageSpread(lines, ratio);
    return {
      kind: 'measured',
      value,
      evidence: lines.slice(0, SHOWN).map(({ line }) => ({ label: lineName(line), box: line.box })),
      observation: `The lines stand as if they were ${formatValue(value, 'count')} separate messages; ${lineName(far)} is the farthest from the rest.`,
      advice:
        value > GOOD
          ? `Move ${lineName(far)} to the lines it belongs to, within one line’s height, or take it out.`
          : 'Keep the message in one place.',
    };
  },
});
