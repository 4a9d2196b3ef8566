import { describe, expect, it } from 'vitest';
import { fakeArtifacts, textLine, thing } from '../../testing/index.ts';
import type { ObjectContext } from './on-object.ts';
import { objectFeatures } from './on-object.ts';

const bottle = thing({ label: 'bottle', box: { x: 0.6, y: 0.2, w: 0.2, h: 0.7 }, confidence: 0.8 });
const nothing: ObjectContext = { things: [], faces: [], subject: null, attention: null };
const at = (x: number, y: number, w: number, h: number, angle = 0) =>
  textLine({ box: { x, y, w, h }, angle });

describe('a line on an object', () => {
  it('lies on the bottle that it is printed on, and not beside it', () => {
    const label = objectFeatures(at(0.64, 0.5, 0.12, 0.04), { ...nothing, things: [bottle] });
    const headline = objectFeatures(at(0.05, 0.1, 0.45, 0.1), { ...nothing, things: [bottle] });
    expect(label).toMatchObject({ onThing: 1, thingSureness: 0.8, tilt: 0 });
    expect(label.widthOnObject).toBeCloseTo(0.6);
    expect(label.centeredOnObject).toBeCloseTo(1);
    expect(headline).toMatchObject({ onThing: 0, thingSureness: 0, sizeOnObject: 0, centeredOnObject: 0 });
  });

  it('takes the smaller of two things that hold it', () => {
    const shelf = thing({ label: 'refrigerator', box: { x: 0.3, y: 0, w: 0.7, h: 0.95 }, confidence: 0.9 });
    const features = objectFeatures(at(0.64, 0.5, 0.12, 0.04), { ...nothing, things: [shelf, bottle] });
    expect(features.thingSureness).toBe(0.8);
  });

  it.each([
    ['a box drawn around the words', { x: 0.05, y: 0.1, w: 0.46, h: 0.11 }, 'product'],
    ['most of the frame', { x: 0, y: 0, w: 1, h: 0.9 }, 'product'],
    ['a scene', { x: 0, y: 0, w: 0.8, h: 0.6 }, 'scene'],
  ] as const)('is not printed on %s', (_, box, kind) => {
    const features = objectFeatures(at(0.05, 0.1, 0.45, 0.1), { ...nothing, subject: { kind, box, p: 0.9 } });
    expect(features.onSubject).toBe(0);
  });

  it('is on a jersey, and never on a face', () => {
    const person = thing({ label: 'person', box: { x: 0.1, y: 0.1, w: 0.4, h: 0.9 }, confidence: 0.9 });
    const subject = { kind: 'person' as const, box: person.box, p: 0.9 };
    const faces = [{ box: { x: 0.2, y: 0.12, w: 0.2, h: 0.2 }, confidence: 0.9, smile: null, facing: null }];
    const jersey = objectFeatures(at(0.2, 0.5, 0.2, 0.05), { ...nothing, things: [person], faces, subject });
    const overFace = objectFeatures(at(0.22, 0.2, 0.15, 0.05), {
      ...nothing,
      things: [person],
      faces,
      subject,
    });
    expect(jersey).toMatchObject({ onPerson: 1, onSubject: 0.9 });
    expect(overFace).toMatchObject({ onPerson: 0, onSubject: 0 });
  });

  it('tells its tilt and its share of the looks at the object', () => {
    const { attention } = fakeArtifacts();
    const features = objectFeatures(at(0.6, 0.2, 0.2, 0.35, 90), { ...nothing, things: [bottle], attention });
    expect(features.tilt).toBeCloseTo(1);
    expect(features.lookedAtOnObject).toBeCloseTo(0.5, 1);
  });
});
