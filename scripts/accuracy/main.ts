// `npm run accuracy [-- DATA_FOLDER] [--only SUBJECT …]`: measures the engine against data made by others and rewrites
// docs/accuracy.md and the page's figures. What was measured of a picture is kept in .cache/, so that a second run is quick.
// With --only the subjects named are printed and nothing is written: a card is of one engine.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { AccuracyCard, AccuracySubject } from '../../packages/contract/src/accuracy.ts';
import { ENGINE_VERSION } from '../../packages/engine/src/index.ts';
import { rubricFor } from '../../packages/engine/src/rubrics/index.ts';
import { ROOT } from '../command.ts';
import { MEASUREMENTS, measurementCache } from '../measurement-cache.ts';
import { measureClutterRatings } from './clutter.ts';
import { findDataSet } from './data-set.ts';
import { measureGazeDesigns } from './gaze-designs.ts';
import { measureGazePhotos } from './gaze-photos.ts';
import { measureHeadlines } from './headlines.ts';
import { measureMessages } from './messages.ts';
import { measureReading } from './reading.ts';
import { renderCard } from './render-card.ts';
import { measureSpeed } from './speed.ts';
import { measureStability } from './stability.ts';

const DOCUMENT = path.join(ROOT, 'docs', 'accuracy.md');
const FIGURES = path.join(ROOT, 'apps', 'web', 'src', 'features', 'accuracy', 'accuracy.json');

/** In the order of the card. */
const SUBJECTS = {
  'gaze-photos': measureGazePhotos,
  'gaze-designs': measureGazeDesigns,
  clutter: measureClutterRatings,
  headlines: measureHeadlines,
  reading: measureReading,
  messages: measureMessages,
  stability: measureStability,
  speed: measureSpeed,
} as const;

const NOT_CLAIMED = [
  'No figure here links a picture to clicks, sales or money: there is no public data that would let anybody check that.',
  'The overall score is a weighted sum of what is measured, with the reason of every weight stated. It is not a forecast of how an ad performs.',
  'People rated no ad for this card as good or bad; they looked, compared and clicked, and the parts of the grade are held against that.',
  'Text, attention and clutter are measured on English and Western ads and pages; elsewhere they are likely to be worse.',
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string', multiple: true } },
});

const unknown = (values.only ?? []).filter((id) => !(id in SUBJECTS));
if (unknown.length > 0) {
  process.stderr.write(
    `accuracy: no subject ${unknown.join(', ')}; there are ${Object.keys(SUBJECTS).join(', ')}\n`,
  );
  process.exit(2);
}

/** Four digits say more than any interval here, and keep a re-run's diff readable. */
const figures = (value: unknown): unknown =>
  typeof value === 'number' ? Number(value.toPrecision(4)) : value;

async function measureCard(data: string): Promise<AccuracyCard> {
  const bench = { data, measure: measurementCache(MEASUREMENTS) };
  const subjects: AccuracySubject[] = [];
  for (const [id, measure] of Object.entries(SUBJECTS)) {
    if (values.only?.includes(id) === false) continue;
    process.stderr.write(`${id} …\n`);
    const subject = await measure(bench);
    if (subject) subjects.push(subject);
  }
  return {
    engine: ENGINE_VERSION,
    rubric: rubricFor('banner').version,
    date: new Date().toISOString().slice(0, 10),
    notClaimed: NOT_CLAIMED,
    subjects,
  };
}

try {
  const measured = await measureCard(findDataSet(positionals[0]));
  const json = `${JSON.stringify(measured, (_, value) => figures(value), 2)}\n`;
  const text = renderCard(JSON.parse(json));
  if (values.only) {
    process.stdout.write(text);
  } else {
    writeFileSync(FIGURES, json);
    writeFileSync(DOCUMENT, text);
  }
  process.exit(0);
} catch (error) {
  process.stderr.write(`accuracy: ${error instanceof Error ? error.message : 'failed'}\n`);
  process.exit(1);
}
