// `npm run sample`: grades the home page's ad, applies and grades its fixes, and writes what the page shows of both.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { grade, whatIf } from '../../packages/engine/src/index.ts';
import { renderBanner } from '../../packages/engine/src/testing/index.ts';
import { ROOT } from '../command.ts';
import { LAMP_AD } from './sample/lamp-ad.ts';
import { sampleOf } from './sample/sample-of.ts';

const FOLDER = path.join(ROOT, 'apps', 'web', 'src', 'features', 'home', 'sample');
/** Twice the width at which the page shows it. */
const PIXELS_WIDE = 960;

const { png } = await renderBanner(LAMP_AD);
const creative = { bytes: png, fileName: 'nook-lamp.png' };
const graded = await grade(creative);
const { analysis } = graded;
const { whatIf: tried } = await whatIf(creative, graded);
const picture = await sharp(png).resize({ width: PIXELS_WIDE }).webp({ quality: 82, effort: 6 }).toBuffer();

writeFileSync(path.join(FOLDER, 'nook-lamp.webp'), picture);
const write = (file: string, what: object): void =>
  writeFileSync(path.join(FOLDER, file), `${JSON.stringify(what, null, 2)}\n`);
write('report.json', sampleOf(analysis, tried));
// In a separate file, because the page does not show the versions and every byte of its script counts.
const { engine, rubric } = analysis.versions;
write('versions.json', { engine, rubric });
process.stdout.write(
  `${analysis.overallScore}, ${analysis.grade}; the picture has ${picture.length} bytes\n`,
);
