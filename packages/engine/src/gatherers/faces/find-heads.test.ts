import { describe, expect, it } from 'vitest';
import type { Thing } from '../../artifacts/artifacts.ts';
import { centerOf, overlap } from '../../geometry.ts';
import { type DrawnPerson, bodyOf, drawPeople, faceOf } from '../../testing/banners/drawn-people.ts';
import { findHeads } from './find-heads.ts';

const NEAR: DrawnPerson = { x: 600, y: 20, scale: 0.9 };
const PAIR: readonly DrawnPerson[] = [
  { x: 300, y: 60, scale: 0.8 },
  { x: 900, y: 60, scale: 0.8 },
];

const seen = (person: DrawnPerson): Thing => ({ label: 'person', box: bodyOf(person), confidence: 0.8 });

async function headsIn(people: readonly DrawnPerson[], known: readonly DrawnPerson[], covered = false) {
  const found = await findHeads(await drawPeople(people, { covered }), known.map(seen));
  if (!found.ok) throw new Error(found.reason);
  return found.value;
}

describe('head detection', () => {
  it('finds the person in front without a detected person', async () => {
    const [head, ...others] = await headsIn([NEAR], []);
    expect(head?.confidence).toBeGreaterThan(0.42);
    expect(overlap(head!.box, faceOf(NEAR))).toBeGreaterThan(0);
    expect(others).toEqual([]);
  });

  it('finds each of two people, but nothing between them', async () => {
    const heads = await headsIn(PAIR, PAIR);
    expect(heads.map(({ box }) => Math.round(10 * centerOf(box).x)).toSorted((a, b) => a - b)).toEqual([
      2, 7,
    ]);
    expect(await headsIn(PAIR, [])).toEqual([]);
  });

  it('finds people behind panels', async () => {
    const heads = (await headsIn(PAIR, PAIR, true)).filter(({ confidence }) => confidence > 0.32);
    for (const person of PAIR) expect(heads.some(({ box }) => overlap(box, faceOf(person)) > 0)).toBe(true);
  });

  it('finds nothing when nobody is shown', async () => {
    expect((await headsIn([], [])).filter(({ confidence }) => confidence > 0.32)).toEqual([]);
  });
});
