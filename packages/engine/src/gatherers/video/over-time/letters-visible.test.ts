import { beforeAll, describe, expect, it } from 'vitest';
import type { TextLine } from '../../../artifacts/artifacts.ts';
import { type BannerSpec, renderBanner } from '../../../testing/index.ts';
import type { Frame } from '../../frame/index.ts';
import { loadReader, readText } from '../../text/index.ts';
import { lettersVisible } from './letters-visible.ts';

const MEADOW = { kind: 'texture', dark: '#16331f', light: '#3f6b3a' } as const;
const DUSK = { kind: 'texture', dark: '#14263f', light: '#2f5d7c' } as const;

const draw = async (text: string, ground: BannerSpec['ground'] = MEADOW, colour = '#ffffff') =>
  (
    await renderBanner({
      width: 405,
      height: 720,
      ground,
      lines: text === '' ? [] : [{ text, x: 0.1, y: 0.4, size: 34, colour, weight: 900 }],
    })
  ).frame;

describe('text read on one frame', () => {
  let frame: Frame;
  let line: TextLine;

  beforeAll(async () => {
    await loadReader();
    frame = await draw('Cold at noon?');
    const read = await readText(frame, true);
    line = (read.ok && read.value[0]) as TextLine;
    expect(line.text).toBe('Cold at noon?');
  });

  it('is found on another frame with a different background', async () => {
    expect(lettersVisible(line, frame, await draw('Cold at noon?', DUSK))).toBe(true);
  });

  it.each(['Save 30% today', 'Warm all day!'])('is not found on a frame that says “%s”', async (other) => {
    expect(lettersVisible(line, frame, await draw(other))).toBe(false);
  });

  it('is not confused with nearly identical text', async () => {
    expect(lettersVisible(line, frame, await draw('Bold or moot?'))).not.toBe(true);
  });

  it('is not found on an empty frame', async () => {
    expect(lettersVisible(line, frame, await draw(''))).toBe(false);
  });

  it('is undecided when the frame has its color or the text is too faint', async () => {
    const faint = { ...line, ink: '#2c5533', ground: '#22442a' };
    expect(lettersVisible(faint, frame, await draw('Cold at noon?', DUSK))).toBeNull();
    const covered = { ...line, box: { x: 0.2, y: 0.425, w: 0.005, h: 0.002 } };
    expect(
      lettersVisible(
        { ...covered, ink: '#ffffff' },
        await draw('', { kind: 'plain', paint: '#ffffff' }),
        frame,
      ),
    ).toBeNull();
  });
});
