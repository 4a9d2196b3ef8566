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
      'shows the report to a visitor, with its date and a way to an own one',
    ],
    [
      'Public report: it could not be fetched',
      'This analysis could not be found.',
      `${FEATURES}/share/components/not-shared.tsx`,
      `${APP}/routes/(grading)/share.test.tsx`,
      'says that it could not be found when fetching failed, and tries again',
    ],
    [
      'Public report: it is not public',
      'This analysis is either private or no longer available.',
      `${FEATURES}/share/components/not-shared.tsx`,
      `${APP}/routes/(grading)/share.test.tsx`,
      'says to %s that it is private or gone',
    ],
    [
      'Public report: what previews show',
      'Ad Analysis Report - Score: {score}/100',
      'apps/server/src/modules/pages/shared-report-page.ts',
      'apps/server/test/pages/share-page.test.ts',
      'tells a crawler title, description and picture',
    ],
    [
      'Public report: one control for certain people',
      null,
      `${APP}/moderation.tsx`,
      `${APP}/routes/(grading)/results.test.tsx`,
      'makes it private at %s',
    ],
    [
      'Dashboard: cards that lead to their report',
      null,
      `${FEATURES}/dashboard/components/analysis-card.tsx`,
      `${APP}/routes/(analyses)/dashboard.test.tsx`,
      'shows each analysis as a print that leads to its report',
    ],
    [
      'Dashboard: search, order and pages in the address',
      'Search analyses...',
      `${FEATURES}/dashboard/components/list-controls.tsx`,
      `${APP}/routes/(analyses)/dashboard-search.test.tsx`,
      'keeps search, order and page in the address, and starts again at page 1',
    ],
    [
      'Dashboard: nothing in it',
      'No Analyses Found',
      `${FEATURES}/dashboard/components/analysis-grid.tsx`,
      `${APP}/routes/(analyses)/dashboard.test.tsx`,
      'teaches what will stand here when nothing does',
    ],
    [
      'Dashboard: the list failed',
      'Could not load analyses',
      `${FEATURES}/dashboard/components/analysis-grid.tsx`,
      `${APP}/routes/(analyses)/dashboard.test.tsx`,
      'says that the list could not be loaded, and tries again',
    ],
    [
      'Dashboard: share from a card',
      'Share',
      `${FEATURES}/dashboard/components/analysis-card.tsx`,
      `${APP}/routes/(grading)/share.test.tsx`,
      'shares its report, and says that it is public and how often it was looked at',
    ],
    [
      'Dashboard: delete asks first',
      'Delete',
      `${FEATURES}/dashboard/components/delete-dialog.tsx`,
      `${APP}/routes/(analyses)/dashboard-actions.test.tsx`,
      'deletes only after asking, and keeps the dialog when that fails',
    ],
    [
      'Enterprise: bulk analysis, with a restart in the middle',
      null,
      'apps/server/src/modules/gradings/bulk-feeder.ts',
      'apps/server/test/bulk/bulk-crash.test.ts',
      'a run whose server is killed in the middle, twice, ends with every creative graded once',
    ],
    [
      'Enterprise: bulk analysis, progress table',
      null,
      `${FEATURES}/bulk/components/item-table.tsx`,
      `${APP}/routes/(analyses)/bulk-run.test.tsx`,
      'shows each creative with its state; a graded one leads to its report',
    ],
    [
      'Enterprise: bulk analysis, one file of results',
      null,
      'apps/server/src/modules/bulk/results.ts',
      'apps/server/test/bulk/bulk-calls.test.ts',
      'as CSV are a row for each creative, in which a spreadsheet runs nothing',
    ],
  ],
};
