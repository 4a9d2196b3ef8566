import {
  type AnalyzedCreative,
  BRAND,
  type DocumentationFormat,
  type Finding,
  printedFindings,
} from '@adjudge/contract';
import type { ExportedAnalysis } from '../exportable.ts';
import type { WhatIf } from '@adjudge/engine/report';
import { howGradingWorks, placements, scoreTables } from '../parts/figures.ts';
import { findingsByCategory, findingsInShort, notJudged } from '../parts/findings.ts';
import { PICTURE_HEIGHT, creativePicture } from '../parts/picture.ts';
import { topFixes, fixes, gainAside, roadmap } from '../parts/recommendations.ts';
import { categoryBars, insights, summarySentence, verdict } from '../parts/verdict.ts';
import { videoAdvice, videoReport } from '../parts/video.ts';
import { abTests, adCopy, advice, predictions, reasoning, rewrites } from '../parts/words.ts';
import type { Block, Document } from '../../../typesetting/document.ts';
import { formatDay } from './format-day.ts';
import { shortName } from './short-name.ts';

interface Material {
  readonly analysis: AnalyzedCreative;
  readonly findings: readonly Finding[];
  readonly whatIf: WhatIf | null;
}

interface Kind {
  readonly title: string;
  readonly contents: boolean;
  readonly blocks: (material: Material) => Block[];
}

const chapter = (text: string): Block => ({ kind: 'heading', level: 1, text });

const summary = ({ analysis, findings }: Material, pictureHeight: number): Block[] => [
  verdict(analysis),
  creativePicture(analysis, findings, pictureHeight),
  chapter('Summary'),
  { kind: 'text', text: summarySentence(analysis) },
  insights(analysis),
];

const points = ({ analysis }: Material): Block => ({
  kind: 'together',
  blocks: [
    { kind: 'heading', level: 1, text: 'Score by category', aside: 'score · weight' },
    ...categoryBars(analysis),
  ],
});

const plan = (material: Material): Block[] => [
  {
    kind: 'heading',
    level: 1,
    text: 'Implementation',
    ...gainAside(material.analysis.recommendations, material),
  },
  ...roadmap(material.analysis, material),
  ...videoAdvice(material.analysis),
  ...fixes(material.whatIf),
];

/** Each document serves one audience: decision makers, reviewers, implementers, and the archive. */
const KINDS: Readonly<Record<DocumentationFormat, Kind>> = {
  executive: {
    title: 'Executive summary',
    contents: false,
    blocks: (material) => [
      ...summary(material, PICTURE_HEIGHT.summary),
      ...topFixes(material),
      points(material),
      ...predictions(material.analysis),
    ],
  },
  technical: {
    title: 'Technical documentation',
    contents: true,
    blocks: (material) => [
      verdict(material.analysis),
      creativePicture(material.analysis, material.findings),
      points(material),
      chapter('Detailed Findings'),
      ...findingsByCategory(material.analysis, material.findings),
      ...notJudged(material.analysis),
      ...videoReport(material.analysis, material.findings),
      ...placements(material.analysis),
      ...scoreTables(material.analysis),
      ...reasoning(material.analysis),
      ...howGradingWorks(material.analysis),
    ],
  },
  implementation: {
    title: 'Implementation guide',
    contents: false,
    blocks: (material) => [
      verdict(material.analysis),
      creativePicture(material.analysis, material.findings),
      ...plan(material),
      ...adCopy(material.analysis),
      ...rewrites(material.analysis),
      ...placements(material.analysis),
      ...advice(material.analysis),
      ...abTests(material.analysis),
    ],
  },
  comprehensive: {
    title: 'Complete documentation report',
    contents: true,
    blocks: (material) => [
      ...summary(material, PICTURE_HEIGHT.A4),
      ...topFixes(material),
      points(material),
      ...adCopy(material.analysis),
      chapter('Findings in short'),
      ...findingsInShort(material.analysis, material.findings),
      chapter('Detailed Findings'),
      ...findingsByCategory(material.analysis, material.findings),
      ...notJudged(material.analysis),
      ...videoReport(material.analysis, material.findings),
      ...plan(material),
      ...rewrites(material.analysis),
      ...placements(material.analysis),
      ...advice(material.analysis),
      ...predictions(material.analysis),
      ...abTests(material.analysis),
      ...scoreTables(material.analysis),
      ...reasoning(material.analysis),
      ...howGradingWorks(material.analysis),
    ],
  },
};

/** The report on A4 for one kind of reader. */
export function documentation(fetched: ExportedAnalysis, format: DocumentationFormat): Document {
  const { data: analysis, whatIf, createdAt } = fetched;
  const { title, contents, blocks } = KINDS[format];
  return {
    title,
    subject: shortName(analysis.creative.fileName),
    date: formatDay(createdAt),
    brand: BRAND,
    paper: 'A4',
    contents,
    blocks: blocks({ analysis, findings: printedFindings(analysis), whatIf }),
  };
}
