import type { Face, TextLine, Thing } from '../artifacts/artifacts.ts';
import { findSymbols } from '../gatherers/brand/index.ts';
import { type Frame, shrink } from '../gatherers/frame/index.ts';
import { panelAround } from '../gatherers/request/index.ts';
import { openMeaning } from '../gatherers/sentences/index.ts';
import type { Scene } from './ranker/scene.ts';

/** Longer side of the working image in pixels. Button edges are still clear at this size. */
const LONG_SIDE = 720;

/** Longest label of a button, in characters. No shape is searched for around longer lines. */
const LONGEST = 48;

export interface Seen {
  readonly faces: readonly Face[];
  readonly things: readonly Thing[];
  readonly copy?: string;
}

/** Combines what was detected with the shapes around lines and the signs without letters. */
export async function sceneOf(frame: Frame, lines: readonly TextLine[], seen: Seen): Promise<Scene> {
  const small = await shrink(frame, LONG_SIDE);
  return {
    lines,
    panels: lines.map((line) => (line.text.length > LONGEST ? null : panelAround(small, line, true))),
    faces: seen.faces,
    things: seen.things,
    symbols: await findSymbols(
      frame,
      lines.map(({ box }) => box),
      seen.faces.map(({ box }) => box),
    ),
    ratio: frame.width / frame.height,
    copy: seen.copy ?? '',
    meaningOf: await openMeaning(),
  };
}
