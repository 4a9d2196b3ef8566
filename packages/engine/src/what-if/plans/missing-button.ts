import type { Artifacts } from '../../audit.ts';
import { attentionShare } from '../../computed/attention/attention-share.ts';
import { contradictsPicture } from '../../computed/match/contradiction.ts';
import { displaySize } from '../../computed/layout/display-size.ts';
import { contrastOf } from '../../computed/design/ink-suggestion.ts';
import { placeName } from '../../computed/layout/place-name.ts';
import { quote } from '../../computed/text/quote.ts';
import { formatValue } from '../../format-value.ts';
import { lexicon } from '../../gatherers/words/index.ts';
import { type Box, area, insideFrame, overlap } from '../../geometry.ts';
import { shortCallToAction } from '../../writer/rewrites/cta-variations.ts';
import { formatMessage } from '../../messages/format-message.ts';
import { type PictureFix, type PlanParts, costliestAudit } from '../fix.ts';
import { buttonColors } from './button-colors.ts';

const MESSAGES = {
  own: 'A {fill} button says {words}, in the ad’s own words, in the free space {place} ({contrast} to the background).',
  placeholder:
    'A {fill} button says {words} in the free space {place} ({contrast} to the background); replace the words with your own.',
} as const;

/** Button heights to try in order, in CSS pixels at display size. */
const HEIGHTS = [40, 34];
/** Placeholder for ads whose words suggest no request. The advertiser is asked to replace it. */
const PLAIN_REQUEST = 'Learn more';
/** Shares of the button's height: padding at both ends together, width of a letter, and free space around the button. */
const ENDS = 1.4;
const LETTER = 0.25;
const FREE = 0.3;
const MOST_WIDTH = 0.8;
/** Steps per direction for trying places; least distance to the edge; and the start of the area that usually follows the headline. */
const STEPS = 10;
const EDGE = 0.04;
const BELOW = 0.4;
/** Width over height from which a frame reads from left to right. */
const STRIP = 2.5;

/** Most attention that a place may draw, relative to an even spread. A place with less is not the picture's subject. Chosen by judgment. */
const MOST_LOOKS = 0.8;

/** For a picture without a call to action, plans a button with the ad's own request in free space that draws little attention. */
export function planMissingButton({ analysis, artifacts, isGround, ground }: PlanParts): PictureFix[] {
  const {
    callToAction,
    text,
    image,
    attention,
    faces = [],
    brand = [],
    palette = [],
    objects = [],
  } = artifacts;
  if (callToAction !== null || !text || !image || !attention) return [];
  const audit = costliestAudit(analysis, 'addButton');
  if (audit === null) return [];
  const { copy = null } = artifacts;
  const isContradicted = copy !== null && contradictsPicture(copy, text);
  const own = shortCallToAction({ copy, text, callToAction, brand, isContradicted });
  const request = own ?? (isEnglish(text) ? PLAIN_REQUEST : null);
  if (request === null) return [];
  const taken = [...[...text, ...faces, ...brand].map(({ box }) => box), ...objects];
  const free = (height: number): Box[] =>
    placesFor(request, image, height)
      .filter((place) => taken.every((other) => overlap(other, withRoom(place, image)) === 0))
      .map((place) => ({ place, looks: attentionShare(attention, [place]) / area(place) }))
      .filter(({ looks }) => looks <= MOST_LOOKS)
      .toSorted((a, b) => a.looks - b.looks)
      .map(({ place }) => place);
  const box = HEIGHTS.map((height) => free(height).find((place) => isGround(withRoom(place, image)))).find(
    (place) => place !== undefined,
  );
  if (!box) return [];
  const surround = ground(box);
  const colors = buttonColors({
    surround,
    fills: palette.map(({ hex }) => hex),
    fill: surround,
    ink: '#ffffff',
  });
  return [
    {
      kind: 'picture',
      id: 'request-button',
      audit,
      title: 'Add a button',
      description: formatMessage(own === null ? MESSAGES.placeholder : MESSAGES.own, {
        words: quote(request),
        fill: colors.fill,
        place: placeName(box),
        contrast: formatValue(contrastOf(colors.fill, surround), 'ratio'),
      }),
      operations: [{ kind: 'request', box, text: request, ...colors }],
      box,
    },
  ];
}

/** Whether most words of the picture are English. False if it has none. */
function isEnglish(text: Artifacts['text']): boolean {
  const words = text.flatMap((line) => line.text.toLowerCase().match(/\p{L}{3,}/gu) ?? []);
  return words.filter((word) => lexicon().isKnown(word)).length > words.length / 2;
}

function placesFor(request: string, image: Artifacts['image'], height: number): Box[] {
  const shown = displaySize(image);
  const h = height / shown.height;
  const w = Math.min(MOST_WIDTH, (height * (ENDS + LETTER * request.length)) / shown.width);
  const strip = image.width / image.height >= STRIP;
  const [left, top] = strip ? [BELOW, EDGE] : [EDGE, BELOW];
  return steps(left, 1 - EDGE - w).flatMap((x) => steps(top, 1 - EDGE - h).map((y) => ({ x, y, w, h })));
}

const withRoom = ({ x, y, w, h }: Box, { width, height }: Artifacts['image']): Box => {
  const [across, down] = [(FREE * h * height) / width, FREE * h];
  return insideFrame({ x: x - across, y: y - down, w: w + 2 * across, h: h + 2 * down });
};

const steps = (from: number, to: number): number[] =>
  to < from ? [] : Array.from({ length: STEPS + 1 }, (_, step) => from + ((to - from) * step) / STEPS);
