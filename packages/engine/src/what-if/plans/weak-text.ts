import type { TextLine } from '../../artifacts/artifacts.ts';
import { displaySize } from '../../computed/layout/display-size.ts';
import { lineName } from '../../computed/text/line-name.ts';
import { colorDistance, isOneBackground } from '../../computed/design/ink-suggestion.ts';
import { mainLines } from '../../computed/text/main-lines.ts';
import { hidesContent } from '../../computed/layout/picture-content.ts';
import { shareInside } from '../../computed/placements/elements.ts';
import { formatValue } from '../../format-value.ts';
import { enclosing, overlap } from '../../geometry.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { type PictureFix, type PlanParts, costliestAudit, lettersOf } from '../fix.ts';
import { blocksOf } from './blocks.ts';
import { paddedBox, isSurelyMessage, joinNames } from './text-lines.ts';

const MESSAGES = {
  recolored: 'Recolored {lines} to reach a contrast of {after} (was {before} at the weakest).',
  raised: 'Recolored {lines} to raise the contrast (was {before} at the weakest).',
  panelTitle: 'Put {count, plural, one {a panel} other {panels}} behind the text',
  panel: 'A soft panel in the background’s tone is now behind {lines} (contrast {contrast}).',
} as const;

/** Contrast ratios of WCAG 2.2 SC 1.4.3. `LARGE` is 18 pt in CSS pixels, at the size the ad is shown. */
const RATIO = { small: 4.5, large: 3 } as const;
const LARGE = 24;
/** Factor above the wanted ratio, because the line is measured again from its pixels and not from these figures. */
const MARGIN = 1.04;
/** Standard deviation of lightness behind letters. Up to `PLAIN` a background counts as plain, above `BUSY` as busy. */
const PLAIN = 0.05;
const BUSY = 0.1;
/** A panel calms the background to this standard deviation, with which the audit of the text's background is content (3.5%). */
const CALM = 0.035;
/** Contrast ratio below which a line is weak. A line that only just misses the standard is not recolored. */
const WEAK = 4;
/** OKLab distance within which two lines have the same ink. */
const SAME_INK = 0.08;
/** Share of a face. A panel must not hide more of it. */
const HIDDEN_FACE = 0.08;
/** Padding of a panel, as shares of a line's height. */
const PADDING = { x: 0.5, y: 0.4 } as const;
const MOST_PANELS = 3;

/** Gives weak lines on a plain background a stronger ink, and lines on a busy background a panel. */
export function planWeakText(parts: PlanParts): PictureFix[] {
  const { clear } = parts;
  const { text, callToAction, image, brand } = parts.artifacts;
  if (!text || callToAction === undefined || !image) return [];
  const lines = mainLines(text, callToAction)
    .map(({ line }) => line)
    .filter((line) => isSurelyMessage(line, brand ?? []));
  const onPlain = lines.filter((line) => line.groundTexture <= PLAIN);
  const height = displaySize(image).height;
  const busyLines = lines.filter(
    (line) =>
      line.groundTexture > PLAIN &&
      (line.groundTexture > BUSY || strength(line) < requiredContrast(line, height)),
  );
  return [
    ...inkFix(
      withSiblings(onPlain).filter((line) => clear(lettersOf(line))),
      parts,
    ),
    ...panelFix(
      busyLines.filter((line) => clear(lettersOf(line))),
      parts,
    ),
  ];
}

/** The weak lines and those set like them: recoloring only part of a block would look like an accident. */
function withSiblings(lines: readonly TextLine[]): TextLine[] {
  const weak = lines.filter((line) => strength(line) < WEAK);
  return lines.filter((line) =>
    weak.some(
      (other) => colorDistance(line.ink, other.ink) <= SAME_INK && isOneBackground(line.ground, other.ground),
    ),
  );
}

/** Weighted as in the contrast audit: the whole line, and its weakest stretch. */
const strength = ({ contrast, worst }: TextLine): number => 0.7 * contrast + 0.3 * worst.contrast;

const requiredContrast = (line: TextLine, height: number): number =>
  line.height * height >= LARGE ? RATIO.large : RATIO.small;

function inkFix(lines: readonly TextLine[], { analysis, artifacts: { text = [] } }: PlanParts): PictureFix[] {
  const audit = costliestAudit(analysis, 'recolorText');
  if (audit === null || lines.length === 0) return [];
  const worst = lines.reduce((a, b) => (b.contrast < a.contrast ? b : a));
  const operations = groupsByInk(lines).map((group) => ({
    kind: 'ink' as const,
    letters: group.map(lettersOf),
    contrast: RATIO.small * MARGIN,
    mayTurn: isWholeInk(group, text),
  }));
  // On a mid-tone, an ink that must stay lighter, or darker, may not reach the ratio.
  const reaches = operations.every(({ mayTurn }) => mayTurn);
  return [
    {
      kind: 'picture',
      id: 'stronger-letters',
      audit,
      title: 'Raise the text’s contrast',
      description: formatMessage(reaches ? MESSAGES.recolored : MESSAGES.raised, {
        lines: joinNames(lines.map(lineName)),
        after: formatValue(RATIO.small, 'ratio'),
        before: formatValue(worst.contrast, 'ratio'),
      }),
      operations,
      box: enclosing(lines.map(({ box }) => box)),
    },
  ];
}

/** Whether no other line has this ink. Lines that belong together must all stay lighter, or darker, than their background. */
const isWholeInk = (group: readonly TextLine[], text: readonly TextLine[]): boolean =>
  group.every(({ ink }) =>
    text.every((line) => group.includes(line) || colorDistance(line.ink, ink) > SAME_INK),
  );

/** Groups lines that share an ink, so that they get the same new one. */
function groupsByInk(lines: readonly TextLine[]): TextLine[][] {
  const groups: TextLine[][] = [];
  for (const line of lines) {
    const home = groups.find(([first]) => first && colorDistance(first.ink, line.ink) <= SAME_INK);
    if (home) home.push(line);
    else groups.push([line]);
  }
  return groups;
}

function panelFix(sunk: readonly TextLine[], { analysis, artifacts, clear }: PlanParts): PictureFix[] {
  const audit = costliestAudit(analysis, 'layPanel');
  const { image, text = [], faces = [], subject = null, objects = [] } = artifacts;
  if (audit === null || !image) return [];
  const ratio = image.width / image.height;
  const { height } = displaySize(image);
  const panels = blocksOf(sunk, ratio)
    .map((block) => ({ block, box: paddedBox(block, PADDING, ratio) }))
    .filter(({ box }) => faces.every((face) => shareInside(face.box, box) <= HIDDEN_FACE))
    .filter(
      ({ block, box }) =>
        !hidesContent(
          box,
          block.map((line) => line.box),
          { subject, objects },
        ),
    )
    // A panel would also cover other text that cannot be separated from its background.
    .filter(({ block, box }) =>
      text.every((line) => block.includes(line) || overlap(line.box, box) === 0 || clear(lettersOf(line))),
    )
    .slice(0, MOST_PANELS);
  const lines = panels.flatMap(({ block }) => block);
  if (lines.length === 0) return [];
  const wanted = Math.max(...lines.map((line) => requiredContrast(line, height)));
  return [
    {
      kind: 'picture',
      id: 'panel-behind-text',
      audit,
      title: formatMessage(MESSAGES.panelTitle, { count: panels.length }),
      description: formatMessage(MESSAGES.panel, {
        lines: joinNames(lines.map(lineName)),
        contrast: formatValue(wanted, 'ratio'),
      }),
      operations: panels.map(({ block, box }) => ({
        kind: 'panel',
        box,
        strengthen: block.map(lettersOf),
        spare: text.filter((line) => !block.includes(line)).map(lettersOf),
        contrast: Math.max(...block.map((line) => requiredContrast(line, height))) * MARGIN,
        texture: CALM,
      })),
      box: enclosing(panels.map(({ box }) => box)),
    },
  ];
}
