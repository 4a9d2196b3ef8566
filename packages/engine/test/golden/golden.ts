import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gatherBanner, gatherVideo } from '../../src/gatherers/index.ts';
import { judge } from '../../src/grading/grade.ts';
import type { Creative } from '../../src/creative.ts';
import type { Gathered } from '../../src/grading/run-audit.ts';
import { renderBanner, renderVideo } from '../../src/testing/index.ts';
import type { GoldenCase } from './cases.ts';

/** Scores by id, or the audit's status where it has none. */
export type Summary = Readonly<Record<string, number | string>>;

const fileOf = (name: string, file: string): string => path.join(import.meta.dirname, name, file);

const creativeOf = ({ name, copy }: GoldenCase, bytes: Uint8Array): Creative => ({
  bytes,
  fileName: `${name}.png`,
  ...(copy === undefined ? {} : { copy }),
});

/** The measurements of the case when it was last accepted. */
export const readGathered = async ({ name }: GoldenCase): Promise<Gathered> =>
  JSON.parse(await readFile(fileOf(name, 'gathered.json'), 'utf8'));

export const readExpected = async ({ name }: GoldenCase): Promise<Summary> =>
  JSON.parse(await readFile(fileOf(name, 'expected.json'), 'utf8'));

/** Draws and measures the case again, and saves it with one measurement per line. */
export async function writeGathered(golden: GoldenCase): Promise<void> {
  const { artifacts, failures, confidence } = await gather(golden);
  const lines = Object.entries(artifacts).map(
    ([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  await keep(
    golden.name,
    'gathered.json',
    `{\n  "artifacts": {\n${lines.join(',\n')}\n  },\n  "failures": ${JSON.stringify(failures)},\n  "confidence": ${JSON.stringify(confidence)}\n}\n`,
  );
}

async function gather(golden: GoldenCase): Promise<Gathered> {
  if ('banner' in golden.drawn) {
    const { png } = await renderBanner(golden.drawn.banner);
    return gatherBanner(creativeOf(golden, png), () => {});
  }
  const { bytes } = await renderVideo(golden.drawn.video);
  return (await gatherVideo(creativeOf(golden, bytes), 'mp4', () => {})).gathered;
}

export const writeExpected = ({ name }: GoldenCase, summary: Summary): Promise<void> =>
  keep(name, 'expected.json', `${JSON.stringify(summary, null, 2)}\n`);

async function keep(name: string, file: string, content: string): Promise<void> {
  await mkdir(fileOf(name, ''), { recursive: true });
  await writeFile(fileOf(name, file), content);
}

/** The overall, category and audit scores that the current rubrics give to these measurements. */
export function summarize(golden: GoldenCase, gathered: Gathered): Summary {
  const { analysis } = judge(creativeOf(golden, new Uint8Array()), gathered, () => {});
  const { overallScore, grade, interval, scoreBreakdown, audits } = analysis;
  return {
    overall: overallScore ?? 'no score',
    grade,
    interval: `${interval.low}-${interval.high}`,
    ...Object.fromEntries(scoreBreakdown.map(({ id, score }) => [`category ${id}`, score ?? 'no score'])),
    ...Object.fromEntries(audits.map(({ id, score, status }) => [id, score ?? status])),
  };
}

/** One line for each score that differs from the accepted one, such as 'text-contrast 62 -> 48'. */
export const changes = (before: Summary, after: Summary): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((id) => before[id] !== after[id])
    .map((id) => `${id} ${before[id] ?? 'absent'} -> ${after[id] ?? 'absent'}`);
