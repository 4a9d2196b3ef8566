import {
  type AnalyzedCreative,
  BRAND,
  NO_STRENGTH,
  type PdfOptions,
  type Understood,
  describeUnderstood,
  withNonBreakingSpaces,
} from '@adjudge/contract';
import type { ExportedAnalysis } from '../exportable.ts';
import { type FirstFix, firstFixes, fixTitles, fixesInFull } from '../parts/first-fixes.ts';
import { gaze, whenInVideo } from '../parts/gaze.ts';
import { categoriesInShort, method } from '../parts/method.ts';
import { fitWithin, markedPicture } from '../parts/picture.ts';
import { placementFit } from '../parts/placement-fit.ts';
import { verdict } from '../parts/verdict.ts';
import type { Block, Document } from '../../../typesetting/document.ts';
import { formatDay } from './format-day.ts';
import { shortName } from './short-name.ts';
import { truncate } from './truncate.ts';

/** In pt: fits the first page next to a short verdict. The picture shrinks if the rest of the page needs more room. */
const MOST_HIGH = 400;

const MOST_STRENGTHS = 3;
const LONGEST_STRENGTH = 190;

/** In characters. A headline that was read may be a whole paragraph. */
const LONGEST_READING = 70;
const LONGEST_COPY = 420;

/** In pt. Below this height of the picture, the first page has room for the categories. */
const LOW = 170;

const isLow = (creative: AnalyzedCreative['creative']): boolean =>
  fitWithin(creative, MOST_HIGH).height < LOW;

/**
 * Three to four pages for a client: the verdict with the marked creative; where people look and where the ad can run;
 * what to fix; the categories and the method. Only the first page is laid out as one. The rest flows, so that no page but
 * the last has room left, and a wide banner shows more to fill its third page.
 */
export function clientReport(fetched: ExportedAnalysis, options: PdfOptions): Document {
  const { data: analysis, whatIf, createdAt } = fetched;
  const fixes = firstFixes(analysis, whatIf);
  const categories = categoriesInShort(analysis);
  const low = isLow(analysis.creative);
  return {
    title: 'Ad analysis report',
    subject: shortName(analysis.creative.fileName),
    date: formatDay(createdAt),
    brand: options.includeBranding ? BRAND : null,
    paper: options.format,
    contents: false,
    blocks: [
      { kind: 'sheet', blocks: firstPage(fetched, fixes) },
      ...(low ? [categories] : []),
      ...gaze(analysis),
      ...whenInVideo(analysis),
      ...placementFit(analysis, low ? 'all' : 'closest'),
      ...fixesInFull(analysis, fixes, whatIf),
      ...copyInShort(analysis),
      ...(low ? [] : [categories]),
      method(analysis),
    ],
  };
}

function firstPage(exported: ExportedAnalysis, fixes: readonly FirstFix[]): Block[] {
  const { data: analysis } = exported;
  const { understood, told } = analysis;
  const reading = describeUnderstood({ understood: understood && inShort(understood), told });
  const strengths = analysis.keyInsights.strengths.slice(0, MOST_STRENGTHS);
  return [
    verdict(analysis),
    ...(reading === null
      ? []
      : [{ kind: 'text', tone: 'soft', text: withNonBreakingSpaces(reading) } as const]),
    {
      ...markedPicture(
        analysis,
        fixes.map(({ finding }) => finding),
        MOST_HIGH,
      ),
      gives: true,
    },
    {
      kind: 'columns',
      columns: [
        [{ kind: 'heading', level: 3, text: 'What to fix' }, ...fixTitles(fixes, exported)],
        [
          { kind: 'heading', level: 3, text: 'What works' },
          strengths.length === 0
            ? { kind: 'text', tone: 'soft', text: NO_STRENGTH }
            : {
                kind: 'list',
                sign: 'good',
                items: strengths.map((one) => withNonBreakingSpaces(truncate(one, LONGEST_STRENGTH))),
              },
        ],
      ],
    },
  ];
}

const inShort = ({ subject, ...elements }: Understood): Understood => {
  const { headline, brand, request, offer } = elements;
  const short = (element: Understood['headline']) =>
    element && { ...element, text: truncate(element.text, LONGEST_READING) };
  return {
    subject,
    headline: short(headline),
    brand: short(brand),
    request: short(request),
    offer: short(offer),
  };
};

/** The copy that was graded with the creative, cut off if it is long. */
function copyInShort({ adCopy: copy }: AnalyzedCreative): Block[] {
  if (!copy) return [];
  const shown = truncate(copy, LONGEST_COPY);
  return [
    {
      kind: 'together',
      blocks: [
        { kind: 'heading', level: 1, text: 'Ad copy', aside: `${copy.length} characters` },
        { kind: 'quote', text: shown },
        ...(shown === copy
          ? []
          : [{ kind: 'text', tone: 'soft', text: 'The whole copy is in the full record.' } as const]),
      ],
    },
  ];
}
