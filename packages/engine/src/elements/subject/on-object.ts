import type { Attention, Face, TextLine, Thing } from '../../artifacts/artifacts.ts';
import { attentionShare } from '../../computed/attention/attention-share.ts';
import { type Box, area, overlap } from '../../geometry.ts';
import type { Subject } from '../elements.ts';

/** What tells words on a product from the ad's own, for one line; every figure is 0..1. */
export interface ObjectFeatures {
  /** Share of the line inside a thing that was recognized, or half recognized, and is larger than the line. */
  readonly onThing: number;
  /** How sure that thing is; 0 without one. */
  readonly thingSureness: number;
  /** Share of the line inside a person: jerseys, aprons. */
  readonly onPerson: number;
  /** Share of the line inside the main subject where that is a product or a person, by how sure the subject is. */
  readonly onSubject: number;
  /** Area of the line against that of the object it is on the most; 0 on none. */
  readonly sizeOnObject: number;
  /** Width of the line against that of the object; labels fit on what they are printed on. */
  readonly widthOnObject: number;
  /** How near the line's middle is to the object's, sideways: 1 in the middle, 0 at its edge or on none. */
  readonly centeredOnObject: number;
  /** How far from level: 0 level, 1 upright. */
  readonly tilt: number;
  /** Share of the looks at the object that fall on the line; 0 on none. */
  readonly lookedAtOnObject: number;
}

export interface ObjectContext {
  /** With half-seen ones where they are at hand. */
  readonly things: readonly Thing[];
  readonly faces: readonly Face[];
  readonly subject: Subject | null;
  readonly attention: Attention | null;
}

/** An object has to be this much larger than the line; a box drawn around the words themselves is none. */
const LARGER = 1.6;

/** Most of the frame: a setting that the ad's own words stand in front of, as labels do. */
const SETTING = 0.7;

/** Furniture and vehicles of the setting: words over them are set there, not printed. */
const GROUND: ReadonlySet<string> = new Set(['dining table', 'bed', 'couch', 'bench', 'chair']);

/** How far a line stands on what the picture shows. */
export function objectFeatures(
  line: TextLine,
  { things, faces, subject, attention }: ObjectContext,
): ObjectFeatures {
  const holds = ({ box }: { readonly box: Box }): boolean =>
    area(box) >= LARGER * area(line.box) && area(box) < SETTING;
  const best = <T extends { readonly box: Box }>(of: readonly T[]): { on: number; at: T | null } =>
    of.filter(holds).reduce<{ on: number; at: T | null }>(
      (most, at) => {
        const on = inside(line.box, at.box);
        // Of two that hold it, the smaller one is what it is printed on.
        const wins =
          on > most.on || (on > 0 && on === most.on && most.at !== null && area(at.box) < area(most.at.box));
        return wins ? { on, at } : most;
      },
      { on: 0, at: null },
    );
  const thing = best(things.filter(({ label }) => label !== 'person' && !GROUND.has(label)));
  const person = best(things.filter(({ label }) => label === 'person'));
  const shown = subject !== null && subject.kind !== 'scene' && holds(subject) ? subject : null;
  // Words over a face are never printed on it.
  const onFace = Math.max(0, ...faces.map(({ box }) => inside(line.box, box)));
  const onSubject = shown ? inside(line.box, shown.box) : 0;
  const object =
    thing.on > 0 && thing.on >= onSubject ? (thing.at?.box ?? null) : onSubject > 0 ? shown!.box : null;
  // Anything over a face is laid over the picture.
  const printed = onFace > 0.5 ? 0 : 1 - onFace;
  return {
    onThing: thing.on,
    thingSureness: thing.at?.confidence ?? 0,
    onPerson: person.on * printed,
    onSubject: onSubject * (shown?.p ?? 0) * printed,
    sizeOnObject: object ? Math.min(1, area(line.box) / area(object)) : 0,
    widthOnObject: object ? Math.min(1, line.box.w / object.w) : 0,
    centeredOnObject: object ? centered(line.box, object) : 0,
    tilt: Math.abs(Math.sin((line.angle * Math.PI) / 180)),
    lookedAtOnObject: object && attention ? looked(attention, line.box, object) : 0,
  };
}

const inside = (box: Box, other: Box): number =>
  area(box) > 0 ? Math.min(1, overlap(box, other) / area(box)) : 0;

const centered = (box: Box, object: Box): number =>
  Math.max(0, 1 - Math.abs(box.x + box.w / 2 - object.x - object.w / 2) / (object.w / 2));

function looked(attention: Attention, box: Box, object: Box): number {
  const all = attentionShare(attention, [object]);
  return all > 0 ? Math.min(1, attentionShare(attention, [box]) / all) : 0;
}
