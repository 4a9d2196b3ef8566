import { defineAudit } from '../../audit.ts';
import { lineName } from '../../computed/text/line-name.ts';
import {
  MAX_FRAME_CONFIDENCE,
  firstNoticedLine,
  readingIntent,
  messageLines,
  missedReason,
} from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';
import { formatMessage } from '../../messages/format-message.ts';

const GOOD = 1;

const NAME = 'First text on screen';

const MESSAGES = {
  early: 'The first text, {line}, is on screen from {at} on.',
  late: 'The first text, {line}, appears only at {at}, too late for viewers with the sound off.',
  missed: 'The first text, {line}, {reason}.',
  forward: 'Show {line} from the first frame instead of from {at}.',
  begin: 'Put the first line of the message on the first frame, large enough to read at once.',
  mark: '{line} from {at}',
  none: 'We could not find a message on screen.',
  missedTitle: 'The first text is easy to miss',
  easyToMiss: 'easy to miss',
  missedInShort: 'the first text is easy to miss',
  lateInShort: 'the first text comes only at {at}',
} as const;

export default defineAudit({
  id: 'opening-words',
  needs: ['scenes'],
  unit: 'seconds',
  curve: {
    shape: 'falling',
    good: GOOD,
    middling: 4,
    source: 'Meta business help: message in 3 s, made for sound off; the points: judgment',
  },
  effort: 'minutes',
  part: 'opening',
  fault(_, { scenes }) {
    const said = firstNoticedLine(messageLines(scenes?.text ?? []));
    return said && !said.inPassing
      ? formatMessage(MESSAGES.lateInShort, { at: formatValue(said.line.start, 'seconds') })
      : MESSAGES.missedInShort;
  },
  words: {
    name: NAME,
    pass: 'Text appears right away',
    fail: 'The first text comes late',
    why: 'Feeds play without sound, so until text appears nothing says why to keep watching.',
    fix: 'Put the first line of the message on the first frame.',
    action: 'Bring the first text forward',
  },

  run({ scenes }) {
    const said = firstNoticedLine(messageLines(scenes.text));
    if (!said) return { kind: 'notApplicable', reason: MESSAGES.none };
    const { line: first, second: value } = said;
    const values = {
      line: lineName(first),
      at: formatValue(first.start, 'seconds'),
    };
    return {
      kind: 'measured',
      value,
      confidence: MAX_FRAME_CONFIDENCE * first.confidence * readingIntent(first),
      evidence: [{ label: formatMessage(MESSAGES.mark, values), second: first.start, box: first.box }],
      // The value is the second at which the line counts as said, which is not when it appears.
      ...(said.inPassing && {
        title: value > GOOD ? MESSAGES.missedTitle : NAME,
        display: MESSAGES.easyToMiss,
      }),
      observation: said.inPassing
        ? formatMessage(MESSAGES.missed, { ...values, reason: missedReason(said) })
        : formatMessage(value <= GOOD ? MESSAGES.early : MESSAGES.late, values),
      ...(value > GOOD && {
        advice: said.inPassing ? MESSAGES.begin : formatMessage(MESSAGES.forward, values),
      }),
    };
  },
});
