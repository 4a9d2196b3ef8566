// @vitest-environment jsdom
import { EXPORT_TEXTS, type User } from '@adjudge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { anAnalysis } from '../../../testing/sample-analysis.ts';
import { aWhatIf } from '../../../testing/sample-what-if.ts';
import { aUser } from '../../testing/a-user.ts';
import { apiError, signedIn, startApi } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

// On a busy machine the page takes longer to load than a query waits for its elements.
beforeAll(
  () =>
    Promise.all([
      import('./results.tsx'),
      import('../../../features/report/components/exports/paid-export-menu.tsx'),
    ]),
  60_000,
);

const api = startApi();
const analysis = anAnalysis();
const PAGE = `/results?id=${analysis.analysisId}`;
const PAID = aUser({ isPaidUser: true, currentPlan: 'Banner Package' });

const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

function open(user: User, isOwner = true, data = analysis) {
  api.use(
    signedIn(user),
    http.get('/_api/analysis/get', () =>
      // The fixes are already stored, so the owner's report does not request them.
      HttpResponse.json({
        data,
        whatIf: aWhatIf(),
        isPublic: true,
        isOwner,
        createdAt: '2026-11-20T10:00:00.000Z',
      }),
    ),
  );
  return renderApp(PAGE);
}

const answersFile = (path: string, type: string, heard: unknown[] = []) =>
  http.post(path, async ({ request }) => {
    heard.push(await request.json());
    return new HttpResponse('the file', { headers: { 'content-type': type } });
  });

async function openDialog(user: ReturnType<typeof renderApp>['user'], item: string) {
  // Wait for the menu's own button: its placeholder may be gone before the click.
  await user.click(await screen.findByRole('button', { name: 'Export', expanded: false }));
  await user.click(await screen.findByRole('menuitem', { name: item }));
  return screen.findByRole('dialog');
}

describe('exporting a report', () => {
  it('saves the CSV table under its file name', async () => {
    const heard: unknown[] = [];
    const { user } = open(PAID);
    api.use(answersFile('/_api/analysis/export-csv', 'text/csv; charset=utf-8', heard));
    const dialog = await openDialog(user, 'CSV table');
    await user.click(within(dialog).getByRole('button', { name: 'Export CSV' }));
    expect(
      await within(dialog).findByText('Export successful! Your download will begin shortly.'),
    ).toBeTruthy();
    expect(heard).toEqual([{ analysisId: analysis.analysisId }]);
    expect(saved).toEqual([`analysis-data-${analysis.analysisId}.csv`]);
  });

  it('requests the PDF with branding, A4, and the client record by default', async () => {
    const heard: unknown[] = [];
    const { user } = open(PAID);
    api.use(answersFile('/_api/analysis/export-pdf', 'application/pdf', heard));
    const dialog = await openDialog(user, 'PDF report');
    await user.click(within(dialog).getByRole('button', { name: 'Export PDF' }));
    await within(dialog).findByText(EXPORT_TEXTS.success);
    await user.click(within(dialog).getByRole('radio', { name: /US Letter/ }));
    await user.click(within(dialog).getByRole('radio', { name: /^Full record/ }));
    await user.click(within(dialog).getByRole('checkbox', { name: 'Include Adjudge branding' }));
    await user.click(within(dialog).getByRole('button', { name: 'Export PDF' }));
    await waitFor(() => expect(heard).toHaveLength(2));
    const { analysisId } = analysis;
    expect(heard).toEqual([
      { analysisId, options: { includeBranding: true, format: 'A4', record: 'client' } },
      { analysisId, options: { includeBranding: false, format: 'Letter', record: 'full' } },
    ]);
    await waitFor(() =>
      expect(saved).toEqual([`analysis-report-${analysisId}.pdf`, `full-report-${analysisId}.pdf`]),
    );
  });

  it.each(['Executive', 'Technical', 'Implementation', 'Comprehensive'])(
    'saves the %s documentation',
    async (kind) => {
      const { user } = open(PAID);
      api.use(answersFile('/_api/analysis/export-documentation', 'application/pdf'));
      const dialog = await openDialog(user, 'Documentation');
      await user.click(within(dialog).getByRole('radio', { name: new RegExp(`^${kind}`) }));
      await user.click(within(dialog).getByRole('button', { name: 'Export documentation' }));
      await within(dialog).findByText(EXPORT_TEXTS.success);
      expect(saved).toEqual([`documentation-${kind.toLowerCase()}-${analysis.analysisId}.pdf`]);
    },
  );

  it.each([
    ['Marked creative', 'marked', 'marked-creative'],
    ['Heatmap', 'heatmap', 'heatmap'],
  ])('saves the “%s” picture under a descriptive file name', async (label, picture, name) => {
    const heard: unknown[] = [];
    const { user } = open(PAID);
    api.use(answersFile('/_api/analysis/export-picture', 'image/png', heard));
    const dialog = await openDialog(user, 'PNG picture');
    await user.click(within(dialog).getByRole('radio', { name: new RegExp(`^${label}`) }));
    await user.click(within(dialog).getByRole('button', { name: 'Export PNG' }));
    await within(dialog).findByText(EXPORT_TEXTS.success);
    expect(heard).toEqual([{ analysisId: analysis.analysisId, picture }]);
    expect(saved).toEqual([`${name}-${analysis.analysisId}.png`]);
  });

  it('does not offer a picture that has nothing on it, and says why', async () => {
    const { user } = open(PAID, true, { ...analysis, recommendations: [] });
    const heard: unknown[] = [];
    api.use(answersFile('/_api/analysis/export-picture', 'image/png', heard));
    const dialog = await openDialog(user, 'PNG picture');
    const marked = within(dialog).getByRole<HTMLInputElement>('radio', { name: /^Marked creative/ });
    expect(marked.disabled).toBe(true);
    expect(within(dialog).getByText(EXPORT_TEXTS.nothingMarked)).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Export PNG' }));
    await within(dialog).findByText(EXPORT_TEXTS.success);
    expect(heard).toEqual([{ analysisId: analysis.analysisId, picture: 'heatmap' }]);
  });

  it('of a picture is disabled when there is neither of them, and says why', async () => {
    const { user } = open(PAID, true, { ...analysis, recommendations: [], attention: null });
    const heard: unknown[] = [];
    api.use(answersFile('/_api/analysis/export-picture', 'image/png', heard));
    const dialog = within(await openDialog(user, 'PNG picture'));
    expect(dialog.getByText(EXPORT_TEXTS.nothingMarked)).toBeTruthy();
    expect(dialog.getByText(EXPORT_TEXTS.noHeatmap)).toBeTruthy();
    const button = dialog.getByRole('button', { name: 'Export PNG' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toContain(EXPORT_TEXTS.noHeatmap);
    await user.click(button);
    expect(heard).toEqual([]);
  });

  it.each([
    ['JSON', 'application/json; charset=utf-8', 'json'],
    ['PDF', 'application/pdf', 'pdf'],
  ])('saves the rubric as %s with Enterprise', async (label, type, ending) => {
    const { user } = open(aUser({ isPaidUser: true, currentPlan: 'Enterprise' }));
    api.use(answersFile('/_api/analysis/export-rubric', type));
    const dialog = await openDialog(user, 'Export Rubric');
    await user.click(within(dialog).getByRole('radio', { name: new RegExp(`^${label}`) }));
    await user.click(within(dialog).getByRole('button', { name: 'Export rubric' }));
    await within(dialog).findByText(EXPORT_TEXTS.success);
    expect(saved).toEqual([`rubric-${analysis.analysisId}.${ending}`]);
  });

  it('shows that the export is running and sends only one request', async () => {
    let asked = 0;
    const { user } = open(PAID);
    api.use(
      http.post('/_api/analysis/export-csv', async () => {
        asked += 1;
        await delay('infinite');
      }),
    );
    const dialog = await openDialog(user, 'CSV table');
    await user.click(within(dialog).getByRole('button', { name: 'Export CSV' }));
    const busy = await within(dialog).findByRole('button', { name: 'Exporting...' });
    await user.click(busy);
    expect([asked, busy.getAttribute('aria-busy')]).toEqual([1, 'true']);
  });
});

describe('a failed export', () => {
  it.each([
    ['CSV table', 'Export CSV', '/_api/analysis/export-csv', 'Export failed. Please try again.'],
    [
      'Export Rubric',
      'Export rubric',
      '/_api/analysis/export-rubric',
      'Export failed. Please try again later.',
    ],
  ])('%s: shows the reason and can be retried', async (item, button, path, text) => {
    const { user } = open(aUser({ isPaidUser: true, currentPlan: 'Enterprise' }));
    api.use(http.post(path, () => apiError('busy', EXPORT_TEXTS.busy)));
    const dialog = await openDialog(user, item);
    await user.click(within(dialog).getByRole('button', { name: button }));
    expect(await within(dialog).findByText(text)).toBeTruthy();
    expect(within(dialog).getByText(EXPORT_TEXTS.busy)).toBeTruthy();
    api.use(answersFile(path, path.endsWith('csv') ? 'text/csv' : 'application/json'));
    await user.click(within(dialog).getByRole('button', { name: button }));
    expect(await within(dialog).findByText(EXPORT_TEXTS.success)).toBeTruthy();
    expect(within(dialog).queryByText(text)).toBeNull();
  });

  it('shows the status when there is no reason', async () => {
    const { user } = open(PAID);
    api.use(http.post('/_api/analysis/export-csv', () => new HttpResponse('<html>', { status: 502 })));
    const dialog = await openDialog(user, 'CSV table');
    await user.click(within(dialog).getByRole('button', { name: 'Export CSV' }));
    expect(await within(dialog).findByText('CSV export failed with status 502')).toBeTruthy();
  });

  it('saves nothing when the response has the wrong type', async () => {
    const { user } = open(PAID);
    api.use(answersFile('/_api/analysis/export-pdf', 'text/html'));
    const dialog = await openDialog(user, 'PDF report');
    await user.click(within(dialog).getByRole('button', { name: 'Export PDF' }));
    expect(await within(dialog).findByText('Unexpected response format from server.')).toBeTruthy();
    expect(saved).toEqual([]);
  });

  it('clears the error when the dialog closes', async () => {
    const { user } = open(PAID);
    api.use(http.post('/_api/analysis/export-csv', () => apiError('busy', EXPORT_TEXTS.busy)));
    const dialog = await openDialog(user, 'CSV table');
    await user.click(within(dialog).getByRole('button', { name: 'Export CSV' }));
    await within(dialog).findByText(EXPORT_TEXTS.failed);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await new Promise((resolve) => setTimeout(resolve, 400));
    const again = await openDialog(user, 'CSV table');
    expect(within(again).queryByText(EXPORT_TEXTS.failed)).toBeNull();
  });
});

describe('export availability', () => {
  it('links to the packages on the free trial', async () => {
    const { user } = open(aUser());
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    const dialog = await screen.findByRole('dialog', { name: 'Take this analysis with you' });
    expect(within(dialog).getByRole('link', { name: 'See packages' }).getAttribute('href')).toBe('/pricing');
  });

  it('includes everything except the rubric with a package below Enterprise', async () => {
    const { user } = open(PAID);
    await user.click(await screen.findByRole('button', { name: 'Export', expanded: false }));
    const items = await screen.findAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'CSV table',
      'PDF report',
      'PNG picture',
      'Documentation',
    ]);
  });

  it('does not include another user’s public report', async () => {
    open(PAID, false);
    await screen.findByRole('article', { name: 'Analysis report' });
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  });
});
