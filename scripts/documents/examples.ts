// `npm run examples`: grades our ten sample ads and writes their reports to docs/examples, so that people can read
// complete reports without starting the product.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { WEAK_POINTS_TITLE, describeLikelihood, weakPointsOf } from '../../packages/contract/src/index.ts';
import { type Analysis, artifactFiles, grade } from '../../packages/engine/src/index.ts';
import { SAMPLE_ADS, type SampleAd, renderBanner } from '../../packages/engine/src/testing/index.ts';
import { ROOT } from '../command.ts';

const FOLDER = path.join(ROOT, 'docs', 'examples');
const MOST_PIXELS_WIDE = 800;

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const bullets = (lines: readonly string[]): string =>
  lines.length === 0 ? 'None.' : lines.map((line) => `- ${line.replaceAll('\n', ' ')}`).join('\n');

function scoreLine({ overallScore, grade: letter, interval, coverage }: Analysis): string {
  if (overallScore === null)
    return `No score: ${Math.round(coverage * 100)}% of the checks could be measured.`;
  return `**${overallScore}, ${letter}** (between ${interval.low} and ${interval.high}; ${Math.round(coverage * 100)}% of the checks could be measured)`;
}

function page({ about, copy }: SampleAd, analysis: Analysis, picture: string): string {
  const { optimizationRecommendations: advice } = analysis;
  return [
    `# ${analysis.creative.fileName}`,
    '',
    about,
    '',
    `![The ad with what was found on it](${picture})`,
    '',
    ...(copy === undefined ? [] : [`Copy: “${copy}”`, '']),
    scoreLine(analysis),
    '',
    analysis.verdict,
    '',
    '| category | score | share of the score |',
    '|---|---|---|',
    ...analysis.scoreBreakdown.map(
      ({ category, score, weight }) =>
        `| ${category} | ${score ?? 'not judged'} | ${Math.round(weight * 100)}% |`,
    ),
    '',
    '## Strengths',
    '',
    bullets(analysis.keyInsights.strengths),
    '',
    '## Weaknesses',
    '',
    bullets(analysis.keyInsights.weaknesses),
    '',
    '## Recommendations',
    '',
    ...(analysis.recommendations.length === 0
      ? ['None.']
      : [
          '| points | what | why and how |',
          '|---|---|---|',
          ...analysis.recommendations.map(
            ({ points, title, text }) => `| ${points} | ${cell(title)} | ${cell(text)} |`,
          ),
        ]),
    '',
    ...(weakPointsOf(analysis).length === 0
      ? []
      : [
          `## ${WEAK_POINTS_TITLE}`,
          '',
          bullets(
            weakPointsOf(analysis).map(
              (point) => `${point.name} (${describeLikelihood(point)}). ${point.text}`,
            ),
          ),
          '',
        ]),
    '## Copy and call to action',
    '',
    bullets([
      ...advice.copyEdits.map(
        ({ original, revised, reason, points }) =>
          `“${original}” → “${revised}”${points === null ? '' : ` (${points} points)`}: ${reason}`,
      ),
      ...advice.ctaVariations.map(({ text, reason }) => `Call to action “${text}”: ${reason}`),
      ...advice.emotionalRewrites.map(({ emotion, text }) => `${emotion}: “${text}”`),
    ]),
    '',
    '## Tests worth running',
    '',
    bullets(
      analysis.abTestingIdeas.map(
        ({ testName, variant, expectedOutcome }) => `**${testName}.** ${variant} ${expectedOutcome}`,
      ),
    ),
    '',
    '## Predictions',
    '',
    bullets(
      analysis.performancePredictions.map(
        ({ metric, value, range, method, caveat }) => `${metric}: ${value} (${range}). ${method} ${caveat}`,
      ),
    ),
    '',
    '## Why',
    '',
    bullets(analysis.reasoningTransparency.detailedExplanations),
    '',
  ].join('\n');
}

async function picture(overlay: Uint8Array): Promise<Uint8Array> {
  return sharp(overlay)
    .resize({ width: MOST_PIXELS_WIDE, height: MOST_PIXELS_WIDE, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const rows: string[] = [];
for (const ad of SAMPLE_ADS) {
  const { png } = await renderBanner(ad.banner);
  const creative = {
    bytes: png,
    fileName: `${ad.name}.png`,
    ...(ad.copy === undefined ? {} : { copy: ad.copy }),
  };
  const graded = await grade(creative);
  const { analysis } = graded;
  const overlay = (await artifactFiles(creative, graded)).get('overlay.png');
  if (overlay) writeFileSync(path.join(FOLDER, `${ad.name}.jpg`), await picture(overlay));
  writeFileSync(path.join(FOLDER, `${ad.name}.md`), page(ad, analysis, `${ad.name}.jpg`));
  rows.push(
    `| [${ad.name}](${ad.name}.md) | ${ad.about} | ${analysis.overallScore ?? '–'} | ${analysis.grade} |`,
  );
}
writeFileSync(
  path.join(FOLDER, 'README.md'),
  [
    '# Ten reports',
    '',
    'Ads of invented brands, drawn by us and graded by this engine. Made by `npm run examples`.',
    '',
    '| ad | what it is | score | grade |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n'),
);
process.exit(0);
