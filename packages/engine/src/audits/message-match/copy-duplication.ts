import { defineAudit } from '../../audit.ts';
import { wholeCopy } from '../../computed/copy/quotes.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';

const NAME = 'Overlap with the picture';
const LOW = 20;
const HIGH = 60;

const MESSAGES = {
  evidence: '{share} of the picture’s words',
  repeats: 'The copy repeats much of what the picture says.',
  builds: 'The copy picks up the picture’s words and adds to them.',
  ignores: 'The copy hardly picks up the picture’s words.',
  add: 'Use the copy for what {line} leaves open, such as a detail or a price.',
  pickUp: 'Use the main word of {line} in the first sentence of the copy.',
} as const;

export default defineAudit({
  id: 'copy-duplication',
  needs: ['copy', 'messageMatch', 'text'],
  unit: 'percent',
  curve: {
    shape: 'sweetSpot',
    low: LOW,
    high: HIGH,
    slack: 30,
    source: 'Judgment: enough to tie the two, not a second reading of the same',
  },
  effort: 'minutes',
  part: 'match',
  onVideo: 'all-words',
  words: {
    name: NAME,
    pass: 'The copy does more than repeat the picture',
    fail: 'The copy repeats the picture',
    why: 'Shared words tie copy and picture together; the same words twice waste the copy.',
    fix: 'Pick up the picture’s main word, then say what the picture does not.',
    action: 'Let the copy add to the picture',
  },

  run({ copy, messageMatch, text }) {
    const share = Math.round(messageMatch.duplication * 100);
    const main = text.find(({ role }) => role === 'headline') ?? text[0];
    const line = main ? lineName(main) : 'the picture';
    const [told, advice] = messagesFor(share);
    const values = {
      share: formatValue(share, 'percent'),
    };
    return {
      kind: 'measured',
      value: share,
      evidence: [{ label: formatMessage(MESSAGES.evidence, values), span: wholeCopy(copy) }],
      ...(share < LOW && { title: NAME }),
      observation: formatMessage(told, values),
      ...(advice && share >= LOW && { advice: formatMessage(advice, { line }) }),
    };
  },
});

/** What was seen and what to do, for a share in percent. */
function messagesFor(share: number): readonly [string, string?] {
  if (share > HIGH) return [MESSAGES.repeats, MESSAGES.add];
  return share < LOW ? [MESSAGES.ignores, MESSAGES.pickUp] : [MESSAGES.builds];
}
