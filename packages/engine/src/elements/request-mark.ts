import type { CallToAction } from '../artifacts/artifacts.ts';
import { fromHex, oklabDistance, toOklab } from '../color-space.ts';
import { area, enclosing, overlap } from '../geometry.ts';
import { isSpecific, startsWithVerb } from '../language/request-words.ts';
import { rounded } from '../rounded.ts';
import type { Block } from './ranker/blocks.ts';
import type { Scene } from './ranker/scene.ts';
import { withSpaces } from './ranker/wording.ts';

/** Share of a line that must lie in a shape for the line to count as inside it. */
const INSIDE = 0.5;
/** Most lines that a button holds. */
const MOST_IN_BUTTON = 2;

/** The request with the shape around it, its colors, and its words. @param p probability that it is the request */
export function requestMark(
  { block, p }: { readonly block: Block; readonly p: number },
  scene: Scene,
): CallToAction {
  const first = block.lines[0]!;
  const panel = panelAround(block, scene);
  const [ink, ground] = [fromHex(first.ink), fromHex(first.ground)];
  const text = withSpaces(block.text);
  const box = panel ? panel.box : enclosing(block.lines.map((line) => line.box));
  return {
    text,
    box,
    kind: panel ? 'button' : 'text',
    confidence: rounded(p, 3),
    fill: panel ? panel.fill : first.ink,
    surround: panel ? panel.surround : first.ground,
    contrastWithSurround: panel ? panel.contrastWithSurround : first.contrast,
    colourDistance: panel
      ? panel.colourDistance
      : rounded(oklabDistance(toOklab(ink.r, ink.g, ink.b), toOklab(ground.r, ground.g, ground.b)), 3),
    textContrast: Math.min(...block.lines.map((line) => line.contrast)),
    share: area(box),
    startsWithVerb: startsWithVerb(text),
    specific: isSpecific(text),
  };
}

/** The shape around the request, if it holds little else; otherwise null. */
function panelAround({ at }: Block, { panels, lines }: Scene) {
  const panel = at.map((each) => panels[each]).find((each) => each);
  if (!panel) return null;
  const inside = lines.filter(({ box }) => overlap(box, panel.box) > INSIDE * area(box));
  return inside.length <= MOST_IN_BUTTON ? panel : null;
}
