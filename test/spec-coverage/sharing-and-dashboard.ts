import type { SpecSection } from './spec-line.ts';

const APP = 'apps/web/src/app';
const FEATURES = 'apps/web/src/features';

export const SHARING_AND_DASHBOARD: SpecSection = {
  title: 'Section 2: public report and dashboard',
  lines: [
    [
      'Public report: badge, date, call to action',
      'Public Report',
      `${APP}/routes/(grading)/share/$analysisId.tsx`,
      `${APP}/routes/(grading)/share.test.tsx`,
      'shows a visitor the report, its date, and a sign-up link',
    ],
    [
      'Public report: it could not be fetched',
      'This analysis could not be found.',
      `${FEATURES}/share/components/not-shared.tsx`,
      `${APP}/routes/(grading)/share.test.tsx`,
      'shows an error when fetching fails, and retries on request',
    ],
    [
      'Public report: it is not public',
      'This analysis is either private or no longer available.',
      `${FEATURES}/share/components/not-shared.tsx`,
      `${APP}/routes/(grading)/share.test.tsx`,
      'tells %s that the report is private or gone',
    ],
    [
      'Public report: what previews show',
      'Ad Analysis Report - Score: {score}/100',
      'apps/server/src/modules/pages/shared-report-page.ts',
      'apps/server/test/pages/share-page.test.ts',
      'has title, description and picture for crawlers',
    ],
    [
      'Public report: one control for certain people',
      null,
      `${APP}/moderation.tsx`,
      `${APP}/routes/(grading)/results.test.tsx`,
      'makes the report private at %s',
    ],
    [
      'Dashboard: cards that lead to their report',
      null,
      `${FEATURES}/dashboard/components/analysis-card.tsx`,
      `${APP}/routes/(analyses)/dashboard.test.tsx`,
      'shows each analysis as a card that links to its report',
    ],
    [
      'Dashboard: search, order and pages in the address',
      'Search analyses...',
      `${FEATURES}/dashboard/components/list-controls.tsx`,
      `${APP}/routes/(analyses)/dashboard-search.test.tsx`,
      'keeps search, sort order, and page in the URL, and resets to page 1 on a new search',
    ],
    [
      'Dashboard: nothing in it',
      'No Analyses Found',
      `${FEATURES}/dashboard/components/analysis-grid.tsx`,
      `${APP}/routes/(analyses)/dashboard.test.tsx`,
      'shows an empty state with a link to create an analysis',
    ],
    [
      'Dashboard: the list failed',
      'Could not load analyses',
      `${FEATURES}/dashboard/components/analysis-grid.tsx`,
      `${APP}/routes/(analyses)/dashboard.test.tsx`,
      'shows an error when the list cannot be loaded, and retries on request',
    ],
    [
      'Dashboard: share from a card',
      'Share',
      `${FEATURES}/dashboard/components/analysis-card.tsx`,
      `${APP}/routes/(grading)/share.test.tsx`,
      'shares its report, then shows that it is public and its view count',
    ],
    [
      'Dashboard: delete asks first',
      'Delete',
      `${FEATURES}/dashboard/components/delete-dialog.tsx`,
      `${APP}/routes/(analyses)/dashboard-actions.test.tsx`,
      'is deleted only after confirmation, and keeps the dialog open on failure',
    ],
    [
      'Enterprise: bulk analysis, with a restart in the middle',
      null,
      'apps/server/src/modules/gradings/bulk-feeder.ts',
      'apps/server/test/bulk/bulk-crash.test.ts',
      'a bulk run grades every creative exactly once after its server is killed twice',
    ],
    [
      'Enterprise: bulk analysis, progress table',
      null,
      `${FEATURES}/bulk/components/item-table.tsx`,
      `${APP}/routes/(analyses)/bulk-run.test.tsx`,
      'shows the state of each creative and links graded ones to their reports',
    ],
    [
      'Enterprise: bulk analysis, one file of results',
      null,
      'apps/server/src/modules/bulk/results.ts',
      'apps/server/test/bulk/bulk-calls.test.ts',
      'as CSV have one row per creative, with formulas escaped',
    ],
  ],
};
