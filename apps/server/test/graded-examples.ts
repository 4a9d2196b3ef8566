import type { Analysis } from '@adjudge/engine/report';
import { renderBanner } from '@adjudge/engine/testing';
import { judge } from '../../../packages/engine/src/grading/grade.ts';
import { GOLDEN_CASES } from '../../../packages/engine/test/golden/cases.ts';
import type { Gathered } from '../../../packages/engine/src/grading/run-audit.ts';
import { readGathered } from '../../../packages/engine/test/golden/golden.ts';

export interface GradedExample {
  readonly analysis: Analysis;
  /** PNG; of a video the first of a plain colour, for the reports show its key frame alone. */
  readonly picture: Uint8Array;
}

/** The report that the engine writes on measurements that were kept, and the picture they were taken of. */
export async function gradedExample(
  name:
    'square-with-copy' | 'pale-leaderboard' | 'loud-rectangle' | 'calm-story' | 'wordless' | 'short-video',
  /** Changes what was measured before it is judged. */
  changed: (gathered: Gathered) => Gathered = (gathered) => gathered,
): Promise<GradedExample> {
  const golden = GOLDEN_CASES.find((one) => one.name === name);
  if (!golden) throw new Error(`There is no golden case ${name}.`);
  const drawn =
    'banner' in golden.drawn ? golden.drawn.banner : { width: 270, height: 480, ground: PLAIN, lines: [] };
  const { png } = await renderBanner(drawn);
  const creative = {
    bytes: png,
    fileName: `${name}.${'banner' in golden.drawn ? 'png' : 'mp4'}`,
    ...(golden.copy === undefined ? {} : { copy: golden.copy }),
  };
  return { analysis: judge(creative, changed(await readGathered(golden)), () => {}).analysis, picture: png };
}

const PLAIN = { kind: 'plain', paint: { from: '#1d3557', to: '#457b9d' } } as const;
