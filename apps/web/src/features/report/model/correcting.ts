import {
  type AnalyzedCreative,
  type Box,
  type Correction,
  ELEMENT_NAMES,
  type ElementName,
  type UserInput,
  describeCorrection,
} from '@adjudge/contract';

/** Lets the owner of a report correct it. */
export interface Correcting {
  /** @throws Error with a user-facing message when the ad could not be graded again */
  readonly send: (told: UserInput) => Promise<unknown>;
}

/** A place on the picture that can be labeled. */
export interface Place {
  readonly key: string;
  readonly box: Box;
  /** Its words as we read them; null for an area. */
  readonly text: string | null;
  /** What we took it for; null for a line without a role of its own. */
  readonly found: string | null;
  /** The user's label; null if they gave none. */
  readonly told: Correction | null;
}

/** Rounded, because a line whose words were typed gets the same box with other last digits. */
export const keyOf = ({ x, y, w, h }: Box): string => [x, y, w, h].map((side) => side.toFixed(6)).join(' ');

const ROLES: Readonly<Record<string, ElementName>> = {
  headline: 'headline',
  offer: 'offer',
  callToAction: 'request',
  brand: 'brand',
};

/** Every line that was read and every area that was marked, in reading order. */
export function placesOf(
  { elements }: Pick<AnalyzedCreative, 'elements'>,
  corrections: readonly Correction[],
): readonly Place[] {
  const told = new Map(corrections.map((each) => [keyOf(each.box), each]));
  const lines = elements.text.map(({ text, box, role }): Place => {
    const name = ROLES[role];
    const key = keyOf(box);
    return { key, box, text, found: name ? ELEMENT_NAMES[name] : null, told: told.get(key) ?? null };
  });
  const known = new Set(lines.map(({ key }) => key));
  const marked = corrections
    .filter(({ box }) => !known.has(keyOf(box)))
    .map((each): Place => ({ key: keyOf(each.box), box: each.box, text: null, found: null, told: each }));
  return [...lines, ...marked].toSorted((a, b) => a.box.y - b.box.y || a.box.x - b.box.x);
}

/** Returns the corrections with this label for the place; null removes its label. */
export function withCorrection(
  corrections: readonly Correction[],
  box: Box,
  is: Correction['is'] | null,
): readonly Correction[] {
  const others = corrections.filter((each) => keyOf(each.box) !== keyOf(box));
  return is === null ? others : [...others, { is, box }];
}

/** User-facing label of a place, such as 'headline' or 'text that is not part of the ad'. */
export const nameOf = ({ told, found }: Place): string | null =>
  told ? describeCorrection(told.is).replace(/^(the|an) /, '') : found;

export type Direction = 'left' | 'right' | 'up' | 'down';

/** Weight of the distance to the side, relative to the distance in the direction of the arrow key. */
const ASIDE = 2;

/** The place that an arrow key leads to; `from` itself when there is none in that direction. */
export function nearestPlace(places: readonly Place[], from: Place, direction: Direction): Place {
  const across = direction === 'left' || direction === 'right';
  const forward = direction === 'right' || direction === 'down' ? 1 : -1;
  const distances = places.flatMap((place) => {
    const away = { x: centerOf(place).x - centerOf(from).x, y: centerOf(place).y - centerOf(from).y };
    const along = forward * (across ? away.x : away.y);
    const aside = Math.abs(across ? away.y : away.x);
    return place === from || along <= 0 ? [] : [{ place, distance: along + ASIDE * aside }];
  });
  return distances.toSorted((a, b) => a.distance - b.distance)[0]?.place ?? from;
}

const centerOf = ({ box }: Place) => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });

/** Fraction of the picture by which one press of an arrow key moves or resizes an area. */
const STEP = 0.02;
const LEAST = 0.04;

/** Moves the area, or resizes it with `resize`. It never leaves the picture. */
export function nudged(box: Box, direction: Direction, resize: boolean): Box {
  const by = direction === 'left' || direction === 'up' ? -STEP : STEP;
  const across = direction === 'left' || direction === 'right';
  if (resize) {
    return across
      ? { ...box, w: within(box.w + by, LEAST, 1 - box.x) }
      : { ...box, h: within(box.h + by, LEAST, 1 - box.y) };
  }
  return across
    ? { ...box, x: within(box.x + by, 0, 1 - box.w) }
    : { ...box, y: within(box.y + by, 0, 1 - box.h) };
}

const within = (value: number, least: number, most: number): number =>
  Math.round(1000 * Math.min(most, Math.max(least, value))) / 1000;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The area between two corners, in fractions of the picture. */
export const areaBetween = (a: Point, b: Point): Box => {
  const [left, right] = [within(Math.min(a.x, b.x), 0, 1), within(Math.max(a.x, b.x), 0, 1)];
  const [top, bottom] = [within(Math.min(a.y, b.y), 0, 1), within(Math.max(a.y, b.y), 0, 1)];
  return { x: left, y: top, w: within(right - left, 0, 1), h: within(bottom - top, 0, 1) };
};

/** Whether the area is large enough to have been drawn on purpose. */
export const isArea = ({ w, h }: Box): boolean => w >= LEAST / 2 && h >= LEAST / 2;
