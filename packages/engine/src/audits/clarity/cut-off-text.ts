import { defineAudit } from '../../audit.ts';
import { cutOffLines } from '../../computed/said/cut-off.ts';
import { linesEnglish, passagesOf } from '../../computed/said/passages.ts';
import { nothingToJudge } from '../../computed/said/said.ts';
import { namesOf } from '../../computed/said/spelling.ts';
import { NOTHING_SEEN } from '../../nothing-seen.ts';

/** Below it the piece of a word may be a misread one. */
const SURE = 0.85;

export default defineAudit({
  id: 'cut-off-text',
  needs: ['text', 'image', 'elements', 'copy'],
  spares: ['elements', 'copy'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: 0.2,
    middling: 0.5,
    source: 'judgement: a headline that cannot be read to its end is lost',
  },
  effort: 'hour',
  words: {
    name: 'Cut-off text',
    pass: 'Headline and CTA fit in the frame',
    fail: 'The edge of the picture cuts words off',
    why: 'Viewers take words that run out of the frame for a mistake, and miss what they say.',
    fix: 'Set the line smaller or on two lines, so that it ends inside the frame.',
    action: 'Bring the words back into the frame',
  },

  run({ text, image, elements, copy }) {
    const passages = passagesOf(text, NOTHING_SEEN.copy).filter(
      ({ role }) => role === 'headline' || role === 'callToAction' || role === 'offer',
    );
    const none = nothingToJudge(passages);
    if (none) return none;
    const lines = linesEnglish(passages).filter(({ confidence }) => confidence >= SURE);
    const names = namesOf(text, elements.brand?.text ?? '', copy.text);
    const cut = cutOffLines(lines, image.width / image.height, names);
    const first = cut[0];
    if (!first)
      return {
        kind: 'measured',
        value: 0,
        evidence: [],
        observation: 'No headline, offer or CTA was found that the edge cuts off.',
      };
    const named = cut.map(({ rest, side }) => `“${rest}” at the ${side} edge`);
    return {
      kind: 'measured',
      value: cut.length,
      confidence: Math.min(...cut.map(({ line }) => line.confidence)),
      evidence: cut.map(({ line, rest }) => ({ label: `“${rest}”, cut off`, box: line.box })),
      observation: `A word is cut off: ${named.join(', ')}.`,
      advice: `Set the line that ${first.side === 'left' ? 'begins' : 'ends'} with “${first.rest}” smaller or on more lines, so that every letter is inside the frame.`,
    };
  },
});
