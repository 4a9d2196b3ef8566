import type { TextLine } from '../../artifacts/artifacts.ts';
import { defineAudit } from '../../audit.ts';
import { inkWithContrast, sideOf } from '../../computed/design/ink-suggestion.ts';
import { startsMidSentence } from '../../computed/sentences/sentence-fragments.ts';
import { nameForAdvice } from '../../computed/text/headline.ts';
import { isQuotable, lineName } from '../../computed/text/line-name.ts';
import { mainLines } from '../../computed/text/main-lines.ts';
import { contentAt } from '../../computed/layout/picture-content.ts';
import { meanContrastCertainty, contrastCertainty } from '../../computed/text/readability.ts';
import { byHarm, softWorst } from '../../computed/arithmetic/soft-worst.ts';
import { formatValue } from '../../format-value.ts';
import { wordCount } from '../../language/request-words.ts';
import { formatMessage } from '../../messages/format-message.ts';
import type { Curve } from '../../scoring/curves.ts';
import { passes } from '../../scoring/passes.ts';
import { poorOrAll } from '../../scoring/poor-or-all.ts';

/** Percent. */
const GOOD = 3.5;

/** Percent below which no texture is visible. Chosen by judgment. */
const PLAIN = 1;

/** Percent. Above it, letters are lost, however much busier it gets. */
const MOST = 40;
const SHOWN = 4;

/** WCAG 2.2 contrast ratio of text with its background, level AA. */
const READABLE = 4.5;

const CURVE: Curve = {
  shape: 'falling',
  good: GOOD,
  middling: 11.5,
  source:
    'Direction: texture behind letters slows reading (Scharff, Hill, Ahumada 2000); points: judgment on the standard deviation of lightness',
};

const NAME = 'Background behind the text';

const MESSAGES = {
  calm: 'The background behind {line} leaves it readable.',
  calmest: 'The background leaves the text readable; it is busiest behind {line}.',
  plain: 'The text stands on a plain background.',
  busy: 'The background behind {line} is busy, which makes the text harder to read.',
  panel:
    'Move {line} to a calmer part of the picture, or put a panel behind it that is clearly {side} than the letters.',
  move: 'Move {line} to a plain part of the picture, clear of {shown}.',
  figure: 'Variation behind the text: {figure}.',
  behind: 'Behind {line}',
} as const;

export default defineAudit({
  id: 'text-ground',
  needs: ['text', 'callToAction', 'subject', 'objects'],
  optionalNeeds: ['callToAction', 'subject', 'objects'],
  unit: 'percent',
  curve: CURVE,
  effort: 'minutes',
  changes: ['layPanel'],
  part: 'line',
  aspect: 'contrast',
  redundantWith: ['text-contrast', 'face-cover'],
  views: ['typography'],
  fault: { state: 'onBusy', thing: 'line' },
  words: {
    name: NAME,
    pass: 'The background lets the text be read',
    fail: 'Text stands on a busy background',
    why: 'Detail behind letters looks like part of them, so the text takes longer to read.',
    fix: 'Move the text to a plain area, or put a panel behind it, clear of products and faces.',
    action: 'Calm the background behind the text',
  },

  run({ text, callToAction, subject, objects }) {
    const main = mainLines(text, callToAction);
    const lines = byHarm(
      main.map(({ line, weight }) => ({
        line,
        weight: weight * contrastCertainty(line),
        value: -Math.min(MOST, line.groundTexture * 100),
      })),
      -GOOD,
    );
    const worst = lines[0]?.line;
    if (!worst) return { kind: 'notApplicable', reason: 'We could not find a message in the picture.' };
    const value = -softWorst(lines);
    const fails = !passes(CURVE, value);
    const named = fails && isQuotable(worst) ? faintest(lines, worst) : worst;
    const first = lines.filter(({ line }) => line === named);
    return {
      kind: 'measured',
      value,
      confidence: meanContrastCertainty(main),
      evidence: poorOrAll([...first, ...lines.filter((each) => !first.includes(each))], -GOOD, SHOWN).map(
        ({ line }) => ({ label: formatMessage(MESSAGES.behind, { line: lineName(line) }), box: line.box }),
      ),
      observation: formatMessage(isQuotable(worst) ? messageFor(value, lines.length) : MESSAGES.figure, {
        line: nameForAdvice(named, text),
        figure: formatValue(value, 'percent'),
      }),
      // Words that could not be read are as often on a product's packaging as on the picture.
      ...(!isQuotable(worst) && value > GOOD && { title: NAME, advice: '' }),
      ...(isQuotable(worst) &&
        value > GOOD && {
          advice: adviceFor(named, nameForAdvice(named, text), contentAt(named.box, { subject, objects })),
        }),
    };
  },
});

/** Fewer words are as often a fragment of a faint line as the whole line. Chosen by judgment. */
const WHOLE = 4;

/** The line on a busy background that is lost first: the faintest. Large letters are read even there. */
const faintest = (
  lines: readonly { readonly line: TextLine; readonly value: number }[],
  worst: TextLine,
): TextLine =>
  lines
    .filter(({ line, value }) => !passes(CURVE, -value) && line.contrast < READABLE && isWhole(line))
    .toSorted((a, b) => a.line.contrast - b.line.contrast)[0]?.line ?? worst;

const isWhole = (line: TextLine): boolean =>
  isQuotable(line) && !line.goesOn && !startsMidSentence(line.text) && wordCount(line.text) >= WHOLE;

function messageFor(value: number, lines: number): string {
  if (!passes(CURVE, value)) return MESSAGES.busy;
  if (value < PLAIN) return MESSAGES.plain;
  return lines > 1 ? MESSAGES.calmest : MESSAGES.calm;
}

/** A panel over what the picture shows would cover it, so there the advice is to move the words. */
const adviceFor = ({ ink, ground }: TextLine, line: string, shown: string | null): string =>
  shown === null
    ? formatMessage(MESSAGES.panel, { line, side: sideOf(ink, inkWithContrast(ink, ground, READABLE)) })
    : formatMessage(MESSAGES.move, { line, shown });
