import {
  BULK_ITEM_STATES,
  type BulkItem,
  type BulkItemState,
  type BulkProgress,
  type BulkRun,
} from '@adjudge/contract';
import { http, HttpResponse } from 'msw';

export const RUN_ID = '7c9d1e6a-3f63-4f3c-8a5e-0d3c6f1b2a01';

const ids = (number: number): string => `7c9d1e6a-3f63-4f3c-8a5e-${String(number).padStart(12, '0')}`;

export function anItem(number: number, state: BulkItemState, overrides: Partial<BulkItem> = {}): BulkItem {
  const analysisId = `bulk-analysis-${String(number).padStart(7, '0')}`;
  return {
    id: ids(number),
    fileName: `ad-${number}.png`,
    kind: 'banner',
    bytes: 1000,
    adCopy: null,
    state,
    failure: null,
    mayResume: false,
    analysis:
      state === 'graded'
        ? { analysisId, url: `/_api/analysis/creative/${analysisId}`, overallScore: 84.4, grade: 'B' }
        : null,
    ...overrides,
  };
}

export function aRun(state: BulkRun['state'], items: readonly BulkItem[]): BulkProgress {
  const none: [BulkItemState, number][] = BULK_ITEM_STATES.map((name) => [
    name,
    items.filter((item) => item.state === name).length,
  ]);
  const counts = Object.fromEntries(none) as BulkRun['counts'];
  const run = {
    id: RUN_ID,
    name: 'Spring',
    adCopy: null,
    state,
    createdAt: '2026-11-20T10:00:00.000Z',
    counts,
  };
  return { run, items: [...items] };
}

/** Answers with the same verdict and first fix for each graded item. */
export const verdictsHandler = ({ items }: BulkProgress) =>
  http.get('/_api/bulk/verdicts', () =>
    HttpResponse.json({
      verdicts: items.flatMap(({ analysis }) =>
        analysis === null
          ? []
          : [
              {
                analysisId: analysis.analysisId,
                verdict: 'The button is hard to read.',
                doFirst: { title: 'Raise the text’s contrast', points: 4.8 },
              },
            ],
      ),
    }),
  );

export const runHandler = (progress: BulkProgress) =>
  http.get('/_api/bulk/get', () => HttpResponse.json(progress));

export const runListHandler = (...runs: BulkRun[]) =>
  http.get('/_api/bulk/list', () => HttpResponse.json({ runs, totalCount: runs.length }));
