import type { Artifacts } from '../../audit.ts';
import type { CallToAction, TextLine } from '../../artifacts/artifacts.ts';
import { displaySize } from '../../computed/layout/display-size.ts';
import { isInsideCallToAction } from '../../computed/text/main-lines.ts';
import { contrastOf } from '../../computed/design/ink-suggestion.ts';
import { quote } from '../../computed/text/quote.ts';
import { isSureOf } from '../../elements/certainty.ts';
import { formatValue } from '../../format-value.ts';
import { type Box, centerOf, insideFrame, overlap } from '../../geometry.ts';
import { isFinePrintByWords } from '../../language/fine-print.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { type PictureFix, type PlanParts, costliestAudit, lettersOf } from '../fix.ts';
import { buttonColors } from './button-colors.ts';
import { enlargedBox } from './free-space.ts';
import { paddedBox } from './text-lines.ts';

const MESSAGES = {
  repainted:
    '{words} is now {fill} with {ink} letters ({around} to its surroundings, was {aroundBefore}; letters {letters}, was {lettersBefore}).',
  drawn: '{words} is now on a {fill} button with {ink} letters ({contrast} to the background).',
  enlarged: '{words} is now {after} high on a phone (was {before}).',
} as const;

/** WCAG 2.2 contrast ratios: for letters, and for a control against its surroundings. */
const LETTERS = 4.5;
const CONTROL = 3;
/** CSS pixels. The button size audit advises this height, so taller buttons are not enlarged. */
const WANTED_HEIGHT = 34;
const MOST_TIMES = 1.7;
/** Padding around the letters of a new button, in letter heights. */
const ROOM = { x: 0.9, y: 0.6 } as const;

interface Parts {
  readonly parts: PlanParts;
  readonly action: CallToAction;
  readonly lines: readonly TextLine[];
  /** What a larger button must not cover. */
  readonly taken: readonly Box[];
  readonly image: Artifacts['image'];
}

/** Plans a stronger button for one with low contrast, a new one for a plain text line, and a larger one for one that is too small. */
export function planButton(parts: PlanParts): PictureFix[] {
  const { callToAction: action, text, image, faces, brand, objects, elements } = parts.artifacts;
  if (!action || !text || !image) return [];
  if (isFinePrintByWords(action.text) && !elements?.request?.told) return [];
  // A button around words that may ask for nothing would damage the ad.
  if (!isSureOf('callToAction', { elements: elements ?? null, brand: brand ?? [], text })) return [];
  const lines = text.filter((line) => isInsideCallToAction(line, action));
  const taken = [
    ...text.filter((line) => !lines.includes(line)).map(({ box }) => box),
    ...(faces ?? []).map(({ box }) => box),
    ...(brand ?? []).map(({ box }) => box),
    ...(objects ?? []),
  ];
  const all = { parts, action, lines, taken, image };
  if (action.kind === 'button') return [...strongerButton(all), ...largerButton(all)];
  const button = newButton(all);
  return button.length > 0 ? button : largerButton(all);
}

function strongerButton({ parts, action, lines }: Parts): PictureFix[] {
  const audit = costliestAudit(parts.analysis, 'recolorButton');
  const first = lines[0];
  const sinks = action.contrastWithSurround < CONTROL;
  if (audit === null || !first || (!sinks && action.textContrast >= LETTERS)) return [];
  const colors = buttonColors({
    surround: action.surround,
    fills: sinks ? (parts.artifacts.palette ?? []).map(({ hex }) => hex) : [],
    fill: action.fill,
    ink: first.ink,
  });
  return [
    {
      kind: 'picture',
      id: 'stronger-button',
      audit,
      title: 'Make the button stand out',
      description: formatMessage(MESSAGES.repainted, {
        words: quote(action.text),
        fill: colors.fill,
        ink: colors.ink,
        around: formatValue(contrastOf(colors.fill, action.surround), 'ratio'),
        aroundBefore: formatValue(action.contrastWithSurround, 'ratio'),
        letters: formatValue(contrastOf(colors.fill, colors.ink), 'ratio'),
        lettersBefore: formatValue(action.textContrast, 'ratio'),
      }),
      operations: [
        {
          kind: 'repaint',
          box: action.box,
          letters: lines.map(lettersOf),
          fill: { from: action.fill, to: colors.fill },
          ink: { from: first.ink, to: colors.ink },
          surround: action.surround,
        },
      ],
      box: action.box,
    },
  ];
}

function newButton({ parts, action, lines, taken, image }: Parts): PictureFix[] {
  const audit = costliestAudit(parts.analysis, 'setAsButton');
  const first = lines[0];
  if (audit === null || !first) return [];
  const box = paddedBox(lines, ROOM, image.width / image.height);
  if (taken.some((other) => overlap(other, box) > 0)) return [];
  const palette = (parts.artifacts.palette ?? []).map(({ hex }) => hex);
  const colors = buttonColors({
    surround: first.ground,
    fills: palette,
    fill: first.ink,
    ink: first.ground,
  });
  return [
    {
      kind: 'picture',
      id: 'button-around-action',
      audit,
      title: 'Put the call to action on a button',
      description: formatMessage(MESSAGES.drawn, {
        words: quote(action.text),
        ...colors,
        contrast: formatValue(contrastOf(colors.fill, first.ground), 'ratio'),
      }),
      operations: [{ kind: 'button', box, letters: lines.map(lettersOf), ...colors }],
      box,
    },
  ];
}

/** Margin that includes the button's soft edge and corners, as a share of its height. */
const RIM = 0.1;

const withRim = ({ x, y, w, h }: Box): Box =>
  insideFrame({ x: x - (RIM * w) / 4, y: y - RIM * h, w: w * (1 + RIM / 2), h: h * (1 + 2 * RIM) });

function largerButton({ parts, action, taken, image }: Parts): PictureFix[] {
  const audit = costliestAudit(parts.analysis, 'enlargeButton');
  const height = action.box.h * displaySize(image).height;
  if (audit === null || height >= WANTED_HEIGHT) return [];
  const align = Math.abs(centerOf(action.box).x - 0.5) < 0.06 ? 0.5 : centerOf(action.box).x > 0.5 ? 1 : 0;
  const box = withRim(action.box);
  const to = enlargedBox(box, Math.min(MOST_TIMES, WANTED_HEIGHT / height), {
    taken,
    protect: parts.artifacts.elements?.protect ?? [],
    align,
    calm: parts.calm,
  });
  if (!to) return [];
  const times = to.h / box.h;
  return [
    {
      kind: 'picture',
      id: 'larger-button',
      audit,
      title: 'Enlarge the button',
      description: formatMessage(MESSAGES.enlarged, {
        words: quote(action.text),
        before: formatValue(height, 'pixels'),
        after: formatValue(height * times, 'pixels'),
      }),
      operations: [{ kind: 'enlarge', box, to }],
      box: to,
    },
  ];
}
