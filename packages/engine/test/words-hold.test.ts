import { beforeAll, describe, expect, it } from 'vitest';
import { type Analysis, type Creative, grade } from '../src/index.ts';
import {
  SAMPLE_ADS,
  exampleBanner,
  exampleVideo,
  fakeArtifacts,
  renderBanner,
  renderVideo,
} from '../src/testing/index.ts';
import { analysisOf } from '../src/testing/analysis-of.ts';
import { poorAd } from '../src/testing/poor-ad.ts';
import { sentencesOf, strayFigures, strayQuotations } from '../src/testing/report-prose.ts';

const GRADED = ['garden-rectangle', 'serum-portrait', 'concert-poster'] as const;

const GERMAN =
  'Heißer Tee auf dem Gipfel: Die Flasche von Tarnwell hält 18 Stunden warm. Sparen Sie 30 % auf jede Flasche bis Sonntag.';

async function creatives(): Promise<readonly Creative[]> {
  const samples = SAMPLE_ADS.filter(({ name }) => GRADED.some((each) => each === name)).map(
    async ({ name, banner, copy }) => ({
      bytes: (await renderBanner(banner)).png,
      fileName: `${name}.png`,
      ...(copy !== undefined && { copy }),
    }),
  );
  const button = { ...exampleBanner().button!, text: 'Jetzt kaufen' };
  const german = await renderBanner(exampleBanner({ width: 600, height: 600, button }));
  const video = await renderVideo(exampleVideo());
  return [
    ...(await Promise.all(samples)),
    { bytes: german.png, fileName: 'german.png', copy: GERMAN },
    { bytes: video.bytes, fileName: 'example_video.mp4', copy: 'Hot at noon? Save 30% today. Shop bottles.' },
  ];
}

interface Told {
  readonly name: string;
  readonly analysis: Analysis;
  /** The text in the creative, line by line. */
  readonly read: readonly string[];
}

describe('report text', { timeout: 240_000 }, () => {
  let reports: readonly Told[];

  beforeAll(async () => {
    const graded: Told[] = [];
    for (const creative of await creatives()) {
      const { analysis, gathered } = await grade(creative);
      const { text = [], scenes, brand = [], callToAction } = gathered.artifacts;
      const lines = [...text, ...(scenes?.text ?? []), ...brand, ...(callToAction ? [callToAction] : [])];
      graded.push({ name: creative.fileName, analysis, read: lines.map((line) => line.text) });
    }
    const shown = fakeArtifacts().text.map(({ text }) => text);
    reports = [
      ...graded,
      { name: 'poor ad', analysis: poorAd(), read: shown },
      { name: 'without a button', analysis: analysisOf({ callToAction: null }), read: shown },
    ];
  }, 240_000);

  it('quotes only text from the image or the copy', () => {
    expect(reports.length).toBe(7);
    for (const { name, analysis, read } of reports) {
      expect(sentencesOf(analysis).join('\n').match(/“/g)?.length ?? 0).toBeGreaterThan(10);
      expect([name, strayQuotations(analysis, read)]).toEqual([name, []]);
    }
  });

  it('states no score, cost, or gain that the report does not have', () => {
    for (const { name, analysis } of reports) expect([name, strayFigures(analysis)]).toEqual([name, []]);
  });

  it('fails these checks with a quote or figure from another ad', () => {
    const { analysis, read } = reports[0]!;
    const [advice] = analysis.recommendations;
    const forged = { ...analysis, verdict: 'The headline “Buy this lamp” is faint.' };
    expect(strayQuotations(forged, read)).toHaveLength(1);
    const { keyInsights, reasoningTransparency } = analysis;
    const weaknesses = keyInsights.weaknesses.map((each) => `${each} Costs 99 points.`);
    expect(weaknesses.length).toBeGreaterThan(0);
    expect(strayFigures({ ...analysis, keyInsights: { ...keyInsights, weaknesses } })).toEqual(weaknesses);
    const influencingElements = reasoningTransparency.influencingElements.map((each) =>
      each.replace(/−[\d.]+/, '−99'),
    );
    const otherwise = { ...reasoningTransparency, influencingElements };
    expect(strayFigures({ ...analysis, reasoningTransparency: otherwise })).toEqual(influencingElements);
    const recommendations = [{ ...advice!, text: 'Enlarge it; Visual Design would go from 1.5 to 9.' }];
    expect(strayFigures({ ...analysis, recommendations })).toContain(recommendations[0]!.text);
  });
});
