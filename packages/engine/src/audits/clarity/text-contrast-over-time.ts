import { defineAudit } from '../../audit.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { byHarm, softWorst } from '../../computed/arithmetic/soft-worst.ts';
import {
  MAX_FRAME_CONFIDENCE,
  readingIntent,
  messageLines,
  maxReadingIntent,
} from '../../computed/video/message.ts';
import { formatValue } from '../../format-value.ts';
import type { TextSpan } from '../../artifacts/video-artifacts.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { levelOf } from '../../messages/level.ts';
import { passes } from '../../scoring/passes.ts';

const ENOUGH = 5;
const GOOD = 4.5;

const CURVE: Curve = {
  shape: 'rising',
  good: GOOD,
  middling: 2.7,
  source: 'WCAG 2.2 SC 1.4.3: 4.5:1, and 3:1 for large text; 2.7: judgment',
};

const MESSAGES = {
  readable: 'The message stands out clearly from the background.',
  faintest: 'Most text is easy to read; {line} has the least contrast ({contrast}).',
  faint: '{line} is hard to read from {second} on.',
  panel: 'Put a solid panel behind {line} at {second}, or set it clearly lighter or darker.',
  shown: '{line} at {contrast}',
} as const;

export default defineAudit({
  id: 'text-contrast-over-time',
  needs: ['scenes'],
  unit: 'ratio',
  curve: CURVE,
  effort: 'minutes',
  part: 'line',
  aspect: 'contrast',
  views: ['typography'],
  praise: { words: 'text that is easy to read', rank: 12, minor: true },
  fault: { state: 'faint', thing: 'line' },
  words: {
    name: 'Text contrast over time',
    pass: 'Text stands out where we measured it',
    fail: 'Text lacks contrast with the moving picture',
    why: 'Text over a moving picture gets little time; what does not stand out at once is missed.',
    fix: 'Darken or lighten the text, or put a solid panel behind it, clear of faces and products.',
    action: 'Raise the text’s contrast',
  },

  run({ scenes }) {
    const lines = byHarm(
      messageLines(scenes.text).map((line) => ({
        line,
        value: Math.min(ENOUGH, line.contrast),
        weight: readingIntent(line) * (line.end - line.start),
      })),
      GOOD,
    );
    const worst = lines[0];
    if (!worst) return { kind: 'notApplicable', reason: 'We could not find a message on the screen.' };
    const value = softWorst(lines);
    const { line } = worst;
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
      display:
        worst.value < GOOD
          ? values.contrast
          : formatValue(Math.min(...lines.map((each) => each.line.contrast)), 'ratio'),
      observation: formatMessage(messageFor(value, worst.value), values),
      ...(worst.value < GOOD && { advice: formatMessage(MESSAGES.panel, values) }),
    };
  },
});

function messageFor(value: number, faintest: number): string {
  // A short word that fades in may be faint although nothing is lost.
  if (faintest >= GOOD || levelOf(value, CURVE) === 'good') return MESSAGES.readable;
  return passes(CURVE, value) ? MESSAGES.faintest : MESSAGES.faint;
}

const valuesOf = (line: TextSpan) => ({
  line: lineName(line),
  second: formatValue(line.start, 'seconds'),
  contrast: formatValue(line.contrast, 'ratio'),
});
