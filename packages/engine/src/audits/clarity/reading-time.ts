import { defineAudit } from '../../audit.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { byHarm, softWorst } from '../../computed/arithmetic/soft-worst.ts';
import {
  MAX_FRAME_CONFIDENCE,
  SECONDS_PER_WORD,
  readingIntent,
  messageLines,
  maxReadingIntent,
  countWords,
} from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';
import type { TextSpan } from '../../artifacts/video-artifacts.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';

/** Characters per second in subtitles for adults. */
const CHARACTERS_A_SECOND = 17;

/** Percentage of the needed time beyond which more time adds nothing. */
const MOST = 160;
const GOOD = 100;

/** Seconds to read from which a line is to be cut down instead of held. Chosen by judgment. */
const LONG = 3;

const CURVE: Curve = {
  shape: 'rising',
  good: GOOD,
  middling: 60,
  source:
    'Subtitles: 17 characters a second at most; 0.3 s a word (200 words a minute, Brysbaert 2019); 60%: judgment',
};

const MESSAGES = {
  enough: '{line} stays long enough to be read ({stays}; it takes {needs} to read).',
  hurried: 'The text can just be read; {line} is the most hurried ({stays} on screen, {needs} to read).',
  gone: '{line} disappears before it can be read ({stays} on screen, {needs} to read).',
  hold: 'Keep {line} on screen for {needs} instead of {stays}.',
  shorten: 'Cut {line} down, because it takes {needs} to read.',
  shown: '{line} for {stays}',
} as const;

export default defineAudit({
  id: 'reading-time',
  needs: ['scenes'],
  unit: 'percent',
  curve: CURVE,
  effort: 'minutes',
  part: 'line',
  aspect: 'time',
  views: ['typography'],
  fault: { state: 'goneSoon', thing: 'line' },
  words: {
    name: 'Reading time',
    pass: 'Text stays long enough to read',
    fail: 'Text disappears before it can be read',
    why: 'A line that disappears half read says nothing and distracts from the next one.',
    fix: 'Keep each line on screen for at least 0.3 seconds a word.',
    action: 'Give people time to read',
  },

  run({ scenes }) {
    const lines = byHarm(
      messageLines(scenes.text).map((line) => ({
        line,
        value: Math.min(MOST, (100 * (line.end - line.start)) / needed(line)),
        weight: readingIntent(line) * countWords(line.text),
      })),
      GOOD,
    );
    const worst = lines[0];
    if (!worst) return { kind: 'notApplicable', reason: 'We could not find a message on the screen.' };
    const { line } = worst;
    const value = softWorst(lines);
    const values = valuesOf(line);
    return {
      kind: 'measured',
      value,
      confidence: MAX_FRAME_CONFIDENCE * maxReadingIntent(scenes.text),
      evidence: lines.slice(0, 4).map(({ line: each }) => ({
        label: formatMessage(MESSAGES.shown, valuesOf(each)),
        second: each.start,
        box: each.box,
      })),
      observation: formatMessage(messageFor(value, worst.value), values),
      ...(worst.value < GOOD && {
        advice: formatMessage(needed(line) > LONG ? MESSAGES.shorten : MESSAGES.hold, values),
      }),
    };
  },
});

function messageFor(value: number, shortest: number): string {
  if (shortest >= GOOD) return MESSAGES.enough;
  return passes(CURVE, value) ? MESSAGES.hurried : MESSAGES.gone;
}

const valuesOf = (line: TextSpan) => ({
  line: lineName(line),
  stays: formatValue(line.end - line.start, 'seconds'),
  needs: formatValue(needed(line), 'seconds'),
});

const needed = ({ text }: TextSpan): number =>
  Math.max(0.7, countWords(text) * SECONDS_PER_WORD, text.length / CHARACTERS_A_SECOND);
