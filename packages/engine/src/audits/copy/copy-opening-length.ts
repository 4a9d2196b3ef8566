import { defineAudit } from '../../audit.ts';
import { excerpt } from '../../computed/copy/quotes.ts';
import { displayWidth } from '../../computed/copy/width.ts';

export default defineAudit({
  id: 'copy-opening-length',
  needs: ['copy'],
  unit: 'characters',
  curve: {
    shape: 'sweetSpot',
    low: 30,
    high: 125,
    slack: 85,
    source: 'judgement: feeds show about 125 characters before “more”; no platform states the figure',
  },
  effort: 'minutes',
  words: {
    name: 'Length of the opening',
    pass: 'The opening fits before “more”',
    fail: 'The opening is cut off by “more”',
    why: 'Feeds fold ad copy after about 125 characters; what stands behind the fold is read by few.',
    fix: 'End the first sentence within 125 characters.',
    action: 'Fit the opening before “more”',
  },

  run({ copy }) {
    const { text, start, end } = copy.opening;
    const width = displayWidth(text);
    return {
      kind: 'measured',
      value: width,
      evidence: [{ label: `Opening, ${width} characters`, span: { start, end } }],
      observation: `The opening ${excerpt(text)} is ${width} characters wide.`,
      advice: `Cut the opening by ${Math.max(0, width - 125)} characters, or end the sentence earlier: ${excerpt(text, 110)} is about what shows.`,
    };
  },
});
