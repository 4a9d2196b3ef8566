import { defineAudit } from '../../audit.ts';
import { cutOffLines } from '../../computed/said/cut-off.ts';
import { linesEnglish, passagesOf } from '../../computed/said/passages.ts';
import { nothingToJudge } from '../../computed/said/said.ts';
import { namesOf } from '../../computed/said/spelling.ts';
import { NOTHING_SEEN } from '../../grading/nothing-seen.ts';
import { say } from '../../messages/say.ts';

/** Below it the piece of a word may be a misread one. */
const SURE = 0.85;

const MESSAGES = {
  whole: 'We found no headline, offer or CTA that the edge cuts off.',
  cut: '“{rest}” is cut off at the {side} edge.',
  cutAmongOthers:
    '“{rest}” is cut off at the {side} edge, and so {others, plural, one {is # other word} other {are # other words}}.',
  refit:
    'Set the line that {side, select, left {begins} other {ends}} with “{rest}” smaller or on two lines, so that every letter is inside the frame.',
} as const;

export default defineAudit({
  id: 'cut-off-text',
  needs: ['text', 'image', 'elements', 'copy'],
  spares: ['elements', 'copy'],
  unit: 'count',
  curve: {
    shape: 'falling',
    good: 0.2,
    middling: 0.5,
    source: 'Judgment: a headline that cannot be read to its end is lost',
  },
  effort: 'hour',
  part: 'line',
  aspect: 'place',
  words: {
    name: 'Cut-off text',
    pass: 'Headline and CTA fit in the frame',
    fail: 'Text is cut off at the edge',
    why: 'Viewers take a cut-off word for a mistake and miss what it says.',
    fix: 'Set the line smaller or on two lines, so that it ends inside the frame.',
    action: 'Move the text inside the frame',
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
        observation: MESSAGES.whole,
      };
    const values = { rest: first.rest, side: first.side, others: cut.length - 1 };
    return {
      kind: 'measured',
      value: cut.length,
      confidence: Math.min(...cut.map(({ line }) => line.confidence)),
      evidence: cut.map(({ line, rest }) => ({ label: `“${rest}”, cut off`, box: line.box })),
      observation: say(cut.length > 1 ? MESSAGES.cutAmongOthers : MESSAGES.cut, values),
      advice: say(MESSAGES.refit, values),
    };
  },
});
