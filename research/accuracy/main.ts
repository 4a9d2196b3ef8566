// `npm run accuracy [-- DATA_FOLDER] [--only SUBJECT …]`: measures the engine against third-party data and rewrites
// docs/accuracy.md and the figures of the web page. Measurements are cached in .cache/, so a second run is quick;
// CONTRIBUTING.md says which of them to delete after a change.
// With --only, measures the named subjects only, and with --words none: the others keep their figures, engine and date, and get
// the words of words.ts.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { AccuracyCard } from '../../packages/contract/src/accuracy.ts';
import { ENGINE_VERSION } from '../../packages/engine/src/index.ts';
import { rubricFor } from '../../packages/engine/src/rubrics/index.ts';
import { ROOT } from '../../scripts/command.ts';
import { MEASUREMENTS, measurementCache } from '../data/measurement-cache.ts';
import { mergeCard } from './card.ts';
import { measureAdLikeness } from './ad-likeness.ts';
import { measureClutterRatings } from './clutter.ts';
import { findDataSet } from '../data/data-set.ts';
import { measureElements } from './elements/index.ts';
import { measureGazeDesigns } from './gaze/gaze-designs.ts';
import { measureGazePhotos } from './gaze/gaze-photos.ts';
import { measureHeadlines } from './headlines.ts';
import { measureMessages } from './messages.ts';
import { measureReaders } from './readers.ts';
import { measureReading } from './reading.ts';
import { renderCard } from './render-card.ts';
import { measureSecondReader } from './second-reader.ts';
import { measureSpeed } from './speed.ts';
import { measureSpoiled } from './spoiled/index.ts';
import { measureStability } from './stability.ts';
import type { Findings, MeasureSubject } from './subject.ts';
import type { SubjectId } from './words.ts';

const DOCUMENT = path.join(ROOT, 'docs', 'accuracy.md');
const FIGURES = path.join(ROOT, 'apps', 'web', 'src', 'features', 'accuracy', 'accuracy.json');

const SUBJECTS = {
  readers: measureReaders,
  'ad-likeness': measureAdLikeness,
  'gaze-photos': measureGazePhotos,
  'gaze-designs': measureGazeDesigns,
  clutter: measureClutterRatings,
  headlines: measureHeadlines,
  reading: measureReading,
  elements: measureElements,
  'second-reader': measureSecondReader,
  messages: measureMessages,
  stability: measureStability,
  spoiled: measureSpoiled,
  speed: measureSpeed,
} as const satisfies Readonly<Record<SubjectId, MeasureSubject>>;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', multiple: true }, words: { type: 'boolean', default: false } },
});

const unknown = (values.only ?? []).filter((id) => !(id in SUBJECTS));
if (unknown.length > 0) {
  process.stderr.write(
    `accuracy: no subject ${unknown.join(', ')}; there are ${Object.keys(SUBJECTS).join(', ')}\n`,
  );
  process.exit(2);
}

const previousSubjects = (JSON.parse(readFileSync(FIGURES, 'utf8')) as AccuracyCard).subjects;

try {
  const card = mergeCard(previousSubjects, values.words ? [] : await measureSubjects(), {
    engine: ENGINE_VERSION,
    rubric: rubricFor('banner').version,
    date: new Date().toISOString().slice(0, 10),
  });
  writeFileSync(FIGURES, `${JSON.stringify(card, null, 2)}\n`);
  writeFileSync(DOCUMENT, renderCard(card));
  process.exit(0);
} catch (error) {
  process.stderr.write(`accuracy: ${error instanceof Error ? error.message : 'failed'}\n`);
  process.exit(1);
}

async function measureSubjects(): Promise<Findings[]> {
  const bench = { data: findDataSet(positionals[0]), measure: measurementCache(MEASUREMENTS) };
  const fresh: Findings[] = [];
  for (const [id, measure] of Object.entries(SUBJECTS)) {
    if (values.only?.includes(id) === false) continue;
    process.stderr.write(`${id} …\n`);
    const found = await measure(bench);
    if (found) fresh.push(found);
  }
  return fresh;
}
