// @vitest-environment jsdom
import { TEXTS } from '@adjudge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { anAnalysis } from '../../../testing/sample-analysis.ts';
import { aUser } from '../../testing/a-user.ts';
import { apiError, signedIn, startApi } from '../../testing/api.ts';
import { renderApp } from '../../testing/render-app.tsx';

const api = startApi();
const analysis = anAnalysis();
const PAGE = `/results?id=${analysis.analysisId}`;

const answerReport = ({ isOwner = true, mayCorrect = true, data = analysis } = {}) =>
  http.get('/_api/analysis/get', () =>
    HttpResponse.json({ data, isPublic: false, isOwner, mayCorrect, createdAt: '2026-11-20T10:00:00.000Z' }),
  );

// A report requests its fixes a few seconds after it is drawn. On a slow machine the test is still running then.
beforeEach(() => {
  api.use(http.post('/_api/analysis/what-if', () => delay('infinite')));
});

const readLine = () => screen.findByTestId('read-line');

async function opened() {
  const { user } = renderApp(PAGE);
  await user.click(within(await readLine()).getByRole('button', { name: 'Change' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: 'What the ad shows' })) };
}

describe('what was read from the ad, in a report', () => {
  it('shows the confidence and the assumed objective', async () => {
    api.use(signedIn(aUser()), answerReport());
    renderApp(PAGE);
    const said = (await readLine()).textContent;
    expect(said).toContain('brand TIDEWELL (54% sure)');
    expect(said).not.toContain('2 for 1');
    expect(said).toContain('We read this as a response ad.');
  });

  it('cannot be changed by other viewers', async () => {
    api.use(signedIn(aUser()), answerReport({ isOwner: false, mayCorrect: false }));
    renderApp(PAGE);
    expect(within(await readLine()).queryByRole('button')).toBeNull();
  });

  it('says that it cannot be corrected if the files were not kept', async () => {
    api.use(signedIn(aUser()), answerReport({ mayCorrect: false }));
    renderApp(PAGE);
    expect((await readLine()).textContent).toContain('were not kept, so it cannot be corrected');
  });

  it('shows what the owner provided', async () => {
    api.use(signedIn(aUser()), answerReport({ data: anAnalysis({ told: { brand: 'Tidewell' } }) }));
    renderApp(PAGE);
    expect((await readLine()).textContent).toContain('You told us: the brand is Tidewell.');
  });
});

describe('correcting a report', () => {
  it('sends the relabeled text, the absent elements, and the details', async () => {
    let sent: unknown;
    const told = { corrections: [{ is: 'brand' as const, box: analysis.elements.text[1]!.box }] };
    api.use(
      signedIn(aUser()),
      answerReport(),
      http.post('/_api/analysis/correct', async ({ request }) => {
        sent = await request.json();
        return HttpResponse.json({ ...analysis, told });
      }),
    );
    const { user, dialog } = await opened();
    await user.click(dialog.getByRole('button', { name: /^“2 for 1 until Friday”: offer/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'This is the brand' }));
    await user.type(await dialog.findByLabelText('Correct text, if we misread it'), 'Two');
    await user.click(dialog.getByRole('checkbox', { name: 'There is no CTA' }));
    await user.type(dialog.getByLabelText('Audience'), 'Hikers');
    await user.click(dialog.getByRole('button', { name: 'Grade again (free)' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual({
      analysisId: analysis.analysisId,
      told: {
        audience: 'Hikers',
        absent: ['request'],
        corrections: [{ ...told.corrections[0], text: 'Two' }],
      },
    });
    await waitFor(async () =>
      expect((await readLine()).textContent).toContain('You told us: one place is the brand.'),
    );
  });

  it('lists what is entered about the whole ad among the corrections', async () => {
    api.use(signedIn(aUser()), answerReport());
    const { user, dialog } = await opened();
    const list = within(dialog.getByRole('region', { name: 'Your corrections' }));
    expect(list.getByText(/^Nothing yet/)).toBeTruthy();
    await user.click(dialog.getByRole('checkbox', { name: 'There is no CTA' }));
    await user.type(dialog.getByLabelText('Brand'), 'Tidewell');
    expect(list.queryByText(/^Nothing yet/)).toBeNull();
    expect(list.getByText('the brand is Tidewell; there is no CTA')).toBeTruthy();
  });

  it('updates the open list of versions', async () => {
    let overallScore = 64;
    const version = { number: 2, of: 2 };
    const about = { name: 'spring-tea', isPublic: false, isOwner: true, mayCorrect: true };
    api.use(
      signedIn(aUser()),
      http.get('/_api/analysis/get', () =>
        HttpResponse.json({ data: analysis, version, ...about, createdAt: '2026-11-20T10:00:00.000Z' }),
      ),
      http.get('/_api/analysis/versions', () =>
        HttpResponse.json({
          versions: [
            {
              analysisId: analysis.analysisId,
              number: 2,
              createdAt: '2026-11-20T10:00:00.000Z',
              overallScore,
              grade: 'D',
              change: null,
            },
          ],
        }),
      ),
      http.post('/_api/analysis/correct', () => {
        overallScore = 71;
        return HttpResponse.json({ ...analysis, overallScore, told: { brand: 'Tidewell' } });
      }),
    );
    const { user } = renderApp(PAGE);
    await user.click(await screen.findByRole('button', { name: /^Version 2 of 2/ }));
    const list = await screen.findByRole('list', { name: 'Versions' });
    expect(list.textContent).toContain('64');
    await user.click(within(await readLine()).getByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'What the ad shows' }));
    await user.type(dialog.getByLabelText('Brand'), 'Tidewell');
    await user.click(dialog.getByRole('button', { name: 'Grade again (free)' }));
    await waitFor(() => expect(list.textContent).toContain('71'));
  });

  it('undoes a correction to a line', async () => {
    api.use(signedIn(aUser()), answerReport());
    const { user, dialog } = await opened();
    await user.click(dialog.getByRole('button', { name: /^“2 for 1/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Not text of the ad' }));
    await user.click(await dialog.findByRole('button', { name: /^Undo:/ }));
    expect(dialog.getByText('Nothing yet. Choose a line on the creative.')).toBeTruthy();
  });

  it('keeps the dialog and its input when grading fails', async () => {
    api.use(
      signedIn(aUser()),
      answerReport(),
      http.post('/_api/analysis/correct', () => apiError('grading-failed', TEXTS.correctionFailed)),
    );
    const { user, dialog } = await opened();
    await user.type(dialog.getByLabelText('Brand'), 'Tidewell');
    await user.click(dialog.getByRole('button', { name: 'Grade again (free)' }));
    expect(await dialog.findByText(TEXTS.correctionFailed)).toBeTruthy();
    expect(dialog.getByLabelText<HTMLInputElement>('Brand').value).toBe('Tidewell');
  });

  it('marks an area by keyboard, and Escape cancels it without closing the dialog', async () => {
    api.use(signedIn(aUser()), answerReport());
    const { user, dialog } = await opened();
    await user.click(dialog.getByRole('button', { name: 'Mark an area to protect' }));
    await user.keyboard('{ArrowDown}{Escape}');
    expect(dialog.getByText('Nothing yet. Choose a line on the creative.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Mark an area to protect' }));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(dialog.getByText('The marked area is an area to protect')).toBeTruthy();
  });
});
