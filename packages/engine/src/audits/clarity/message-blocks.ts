import { defineAudit } from '../../audit.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { mainLines } from '../../computed/text/main-lines.ts';
import { isListing } from '../../computed/text/listed-facts.ts';
import { mostIsolatedFirst, messageSpread } from '../../computed/text/message-spread.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

const GOOD = 1.8;
const SHOWN = 4;

const CURVE: Curve = {
  shape: 'falling',
  good: GOOD,
  middling: 4,
  source:
    'Judgment: one message with one support; the law of proximity (Wertheimer 1923) makes each distant line a message of its own',
};

const NAME = 'Groups of text';

const MESSAGES = {
  together: 'The text reads as one message.',
  few: 'The text stands in about {groups} groups.',
  scattered: 'The text is scattered across the picture.',
  fault: 'the text is scattered',
} as const;

export default defineAudit({
  id: 'message-blocks',
  needs: ['text', 'callToAction', 'image'],
  optionalNeeds: ['callToAction'],
  unit: 'count',
  curve: CURVE,
  effort: 'hour',
  part: 'space',
  redundantWith: ['word-count', 'clutter'],
  views: ['typography'],
  fault: MESSAGES.fault,
  words: {
    name: NAME,
    pass: 'The text reads as one message',
    fail: 'The text is scattered across the picture',
    why: 'Lines that stand together are read as one thought; scattered lines take more effort.',
    fix: 'Move related lines together and leave clear space between the groups.',
    action: 'Group text into one or two blocks',
  },

  run({ text, callToAction, image }) {
    const ratio = image.width / image.height;
    const main = mainLines(text, callToAction);
    const lines = mostIsolatedFirst(
      main.map(({ line }) => line),
      text,
      ratio,
    );
    if (lines.length === 0)
      return { kind: 'notApplicable', reason: 'We could not find a message in the picture.' };
    const value = messageSpread(main, ratio);
    return {
      kind: 'measured',
      value,
      evidence: lines.slice(0, SHOWN).map((line) => ({ label: lineName(line), box: line.box })),
      observation: formatMessage(messageFor(value), { groups: Math.round(value) }),
      ...(!passes(CURVE, value) && isListing(text) && { title: NAME, advice: '' }),
    };
  },
});

function messageFor(value: number): string {
  if (value <= GOOD) return MESSAGES.together;
  return passes(CURVE, value) ? MESSAGES.few : MESSAGES.scattered;
}
