import { defineAudit } from '../../audit.ts';
import { OPENING_SECONDS } from '../../computed/video/opening.ts';
import { wordsOrPlace } from '../../computed/text/line-name.ts';
import { quote } from '../../computed/text/quote.ts';
import {
  MAX_FRAME_CONFIDENCE,
  NEVER,
  firstNoticedLine,
  missedReason,
  promiseLines,
} from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';

const MESSAGES = {
  early: 'The {kind} {line} appears at {at}, soon enough for most viewers.',
  late: 'The {kind} {line} appears only at {at}, too late for viewers who leave early.',
  missed: 'The {kind} {line} {reason}.',
  none: 'In {frames, plural, one {the one frame} other {the # frames}} that we read, no headline or offer stays long enough to be followed.',
  noneTitle: 'No headline or offer could be followed',
  show: 'Put the one thing viewers should remember on screen within {limit}, large enough to read at once.',
  strengthen: 'Make the {kind} {line} larger, clearer or longer on screen, so that it is taken in at once.',
  move: 'Bring the {kind} {line} forward from {at} to the first {limit}.',
  mark: '{kind, select, offer {Offer} other {Headline}} from {at}',
  noMark: 'No headline or offer found',
  noneInShort: 'no headline or offer stays long enough to be followed',
  easyToMiss: 'easy to miss',
  missedInShort: 'the {role} is easy to miss',
  lateInShort: 'the {role} comes only at {second}',
} as const;

const LIMIT = formatValue(OPENING_SECONDS, 'seconds');

export default defineAudit({
  id: 'hook-message',
  needs: ['scenes'],
  unit: 'seconds',
  curve: {
    shape: 'falling',
    good: OPENING_SECONDS - 1,
    middling: 5,
    source: 'Meta business help: brand and message within 3 s; the points: judgment',
  },
  effort: 'hour',
  needsUnderstanding: true,
  videoDetail: 'opening',
  part: 'opening',
  praise: { words: 'a message in the first 3 seconds', rank: 1 },
  fault(_, { scenes }) {
    const said = firstNoticedLine(promiseLines(scenes?.text ?? []));
    if (!said) return MESSAGES.noneInShort;
    const { role, start } = said.line;
    return said.inPassing
      ? formatMessage(MESSAGES.missedInShort, { role })
      : formatMessage(MESSAGES.lateInShort, { role, second: formatValue(start, 'seconds') });
  },
  words: {
    name: 'Message in the opening',
    pass: 'The message appears in the first 3 seconds',
    fail: 'The message comes late or is easy to miss',
    why: 'Many viewers leave within three seconds and never see a message that comes later.',
    fix: 'Show the headline or the offer within the first 3 seconds.',
    action: 'Get the message seen within 3 seconds',
  },

  run({ scenes }) {
    const { headline } = scenes;
    const first = firstNoticedLine(promiseLines(scenes.text));
    const promise = first?.line;
    const value = first?.second ?? NEVER;
    if (!first || !promise) {
      return {
        kind: 'measured',
        value,
        display: 'not found',
        confidence: 0.6,
        title: MESSAGES.noneTitle,
        evidence: [{ label: MESSAGES.noMark, second: 0 }],
        observation: formatMessage(MESSAGES.none, { frames: scenes.readAt.length }),
        advice: formatMessage(MESSAGES.show, { limit: LIMIT }),
      };
    }
    const values = {
      kind: promise.role,
      line: promise.role === 'headline' && headline ? quote(headline.text) : wordsOrPlace(promise),
      at: formatValue(promise.start, 'seconds'),
      limit: LIMIT,
    };
    return {
      kind: 'measured',
      value,
      confidence: MAX_FRAME_CONFIDENCE * promise.confidence,
      evidence: [{ label: formatMessage(MESSAGES.mark, values), second: promise.start, box: promise.box }],
      // The value is the second at which the line counts as said, which is not when it appears.
      ...(first.inPassing && { display: MESSAGES.easyToMiss }),
      observation: first.inPassing
        ? formatMessage(MESSAGES.missed, { ...values, reason: missedReason(first) })
        : formatMessage(value <= OPENING_SECONDS ? MESSAGES.early : MESSAGES.late, values),
      ...(value > OPENING_SECONDS && {
        advice: formatMessage(first.inPassing ? MESSAGES.strengthen : MESSAGES.move, values),
      }),
    };
  },
});
