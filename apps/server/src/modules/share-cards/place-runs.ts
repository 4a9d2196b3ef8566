import { Resvg } from '@resvg/resvg-js';
import { fontsFor } from '../../typesetting/fonts.ts';
import { escapeXml } from '../../formats/escape-xml.ts';
import { type TextRun, textRuns } from './text-runs.ts';

export interface Face {
  readonly family: string;
  readonly weight: number;
  /** In px. */
  readonly size: number;
}

export interface PlacedRun extends Face {
  readonly text: string;
  /** In px from the start of the line. */
  readonly x: number;
}

/** In em: the width of a space, and the gap between the ink of two runs. */
const SPACE = 0.25;
const BEARING = 0.06;

/**
 * Splits a line into runs that each have one font face and their own position. In one piece, the drawing library loses a
 * line whose faces disagree about ligatures. Does not measure a line that its own face can set.
 */
export function placeRuns(line: string, own: Face): PlacedRun[] {
  const runs = textRuns(line);
  if (runs.every(({ family }) => family === null)) return [{ ...own, text: line, x: 0 }];
  let x = 0;
  return runs.map((run) => {
    const face = run.family === null ? own : { ...own, family: run.family, weight: 400 };
    const [before = ''] = /^\s*/u.exec(run.text) ?? [];
    const start = x + before.length * SPACE * own.size;
    x += widthOf(run, face);
    return { ...face, text: run.text.trim(), x: start };
  });
}

function widthOf({ text }: TextRun, { family, weight, size }: Face): number {
  const words = text.trim();
  const spaces = text.length - words.length;
  const drawn = new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="9999" height="${2 * size}"><text y="${size}" font-family="${family}" font-weight="${weight}" font-size="${size}">${escapeXml(words)}</text></svg>`,
    { font: { loadSystemFonts: false, fontFiles: [...fontsFor(words).files], defaultFontFamily: family } },
  );
  const ink = words === '' ? 0 : (drawn.getBBox()?.width ?? 0) + BEARING * size;
  return ink + spaces * SPACE * size;
}
