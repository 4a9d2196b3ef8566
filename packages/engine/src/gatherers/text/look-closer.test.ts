import { beforeAll, describe, expect, it } from 'vitest';
import { understand } from '../../elements/understand.ts';
import { measured, unmeasured } from '../../artifacts/measurement.ts';
import type { Frame } from '../frame/index.ts';
import { renderBanner } from '../../testing/index.ts';
import { fakeReading } from '../../testing/fakes/fake-reading.ts';
import { gatherBanner } from '../index.ts';
import { lookCloser, searchCloser } from './look-closer.ts';
import { partsToRead, readParts } from './read-closer.ts';

/** Letter size in pixels, too small to be read in the whole picture. */
const FINE = 12;
const INK = '#101820';

let png: Uint8Array;
let frame: Frame;

beforeAll(async () => {
  const fine = (text: string, x: number, y: number) => ({ text, x, y, size: FINE, colour: INK });
  const drawn = await renderBanner({
    width: 1800,
    height: 1200,
    ground: { kind: 'plain', paint: '#ffffff' },
    lines: [
      { text: 'Hot until the summit', x: 0.08, y: 0.2, size: 80, colour: INK },
      fine('Book a tasting', 0.08, 0.45),
      fine('Tarnwell', 0.62, 0.62),
    ],
  });
  ({ png, frame } = drawn);
});

const saying = (said: Parameters<typeof fakeReading>[0]) => fakeReading(said).answer;

describe('a closer look', () => {
  it('adds only what a vision reader says and the first pass missed', async () => {
    const gathered = await gatherBanner(
      { bytes: png, fileName: 'fine.png' },
      () => {},
      async () => fakeReading({ headline: 'Hot until the summit', request: 'Book a tasting' }),
    );
    const { elements, text = [] } = understand(gathered, undefined).artifacts;
    expect(text.map(({ closer }) => closer)).toEqual([undefined, true]);
    expect(elements?.request).toMatchObject({ text: 'Book a tasting', read: true });
    const { box, height } = text[1]!;
    expect(box.x).toBeCloseTo(0.08, 1);
    expect(box.y).toBeCloseTo(0.45, 1);
    expect(height * frame.height).toBeGreaterThan(7);
    expect(height * frame.height).toBeLessThan(20);
  });

  it('reads only the area that the reader points to', async () => {
    const beside = { x: 0.6, y: 0.58, w: 0.1, h: 0.05 };
    const [parts = [], ...nearer] = partsToRead([beside]);
    const words = (await readParts(frame, parts)).map(({ text }) => text);
    expect(words).toEqual(['Tarnwell']);
    expect(nearer).toEqual([]);
  });

  it('zooms in further only if the first look does not show everything', async () => {
    const found = await searchCloser(frame, [], saying({ request: 'Book a tasting' })!);
    const missed = await searchCloser(frame, [], saying({ request: 'Order your kit today' })!);
    expect(found?.lines?.map(({ text }) => text)).toEqual(['Book a tasting']);
    expect(missed?.lines).toBeNull();
    const times = (words: string, closer: readonly { text: string }[] = []) =>
      closer.filter(({ text }) => text === words).length;
    expect(times('Tarnwell', missed?.closer)).toBeGreaterThan(times('Tarnwell', found?.closer));
  });

  it.each([
    ['there is no vision reader', null],
    ['all of the text was read', saying({ request: 'Hot until the summit' })],
    ['the reader says nothing', saying({})],
  ])('is skipped when %s', async (_, answer) => {
    const read = measured([
      { text: 'Hot until the summit', box: { x: 0.1, y: 0.2, w: 0.5, h: 0.1 } } as never,
    ]);
    expect(await lookCloser(frame, read, answer)).toEqual(unmeasured('Nothing is looked for closer.'));
  });
});
