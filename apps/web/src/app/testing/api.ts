import {
  type AnalysesSummary,
  ERROR_STATUS,
  type ErrorBody,
  type ErrorCode,
  type ListedAnalysis,
  TEXTS,
  type User,
} from '@adjudge/contract';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

export const apiError = (code: ErrorCode, text: string, headers: Record<string, string> = {}) => {
  const body: ErrorBody = { error: text, message: text, code, requestId: 'request-1' };
  return HttpResponse.json(body, { status: ERROR_STATUS[code], headers });
};

export const visitor = () =>
  http.get('/_api/auth/session', () => apiError('not-authenticated', TEXTS.notAuthenticated));

export const signedIn = (user: User) => http.get('/_api/auth/session', () => HttpResponse.json({ user }));

export const listing = (analyses: readonly ListedAnalysis[], totalCount = analyses.length) =>
  http.get('/_api/analysis/list', () => HttpResponse.json({ analyses, totalCount }));

export const summarized = (figures: Partial<AnalysesSummary> = {}) =>
  http.get('/_api/analysis/summary', () =>
    HttpResponse.json({
      totalCount: 0,
      averageScore: null,
      withReader: 0,
      publicCount: 0,
      trend: [],
      ...figures,
    }),
  );

/** A server without users or data. Each test adds the handlers it needs. */
export function startApi() {
  const server = setupServer(
    visitor(),
    listing([]),
    summarized(),
    http.get('/_api/campaigns/list', () => HttpResponse.json({ campaigns: [] })),
    http.post('/_api/analysis/cancel', () => apiError('absent', TEXTS.gradingAbsent)),
    http.get('/_api/admin/second-factor', () => HttpResponse.json({ isSetUp: true, proven: true })),
    http.get('/_api/payments/list', () => HttpResponse.json({ payments: [] })),
    http.get('/_api/settings', () =>
      HttpResponse.json({
        demoAccount: null,
        thirdParty: null,
        payments: { provider: 'test', publishableKey: null },
      }),
    ),
  );
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());
  return server;
}
