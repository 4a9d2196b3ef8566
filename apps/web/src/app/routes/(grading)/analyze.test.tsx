// @vitest-environment jsdom
import { TEXTS } from '@adjudge/contract';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { LISTED_ID, aListedAnalysis } from '../../testing/a-list.ts';
import { aUser } from '../../testing/a-user.ts';
import { listing, apiError, signedIn, startApi } from '../../testing/api.ts';
import { aPng, fillOrderForm, uploadCreative } from '../../testing/fill-order-form.ts';
import { renderApp } from '../../testing/render-app.tsx';

const api = startApi();
beforeEach(() => api.use(signedIn(aUser())));

const submit = () => screen.findByRole('button', { name: /Analyze|Upgrade/ });

describe('the Analyze page', () => {
  it('starts empty with both analysis types and the remaining credits', async () => {
    const { user } = renderApp('/analyze');
    expect(await screen.findByText('Drop your creative here')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Analyze Now' })).toBeTruthy();
    expect(screen.getByText(/banner gradings left/).textContent).toContain('3');
    await user.click(screen.getByRole('tab', { name: 'Creative-Only Analysis' }));
    expect(await screen.findByRole('button', { name: 'Analyze Creative' })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Ad copy' })).toBeNull();
  });

  it('asks a user whose trial is pending to verify their email instead of upgrading', async () => {
    api.use(signedIn(aUser({ usageRemaining: { banner: 0, video: 0 }, trialWaits: true })));
    const { user } = renderApp('/analyze');
    await user.click(await screen.findByRole('button', { name: 'Analyze Now' }));
    expect(await screen.findByText('Verify your email first')).toBeTruthy();
    expect(screen.getByText(/ready once you open the link that we sent to mara@example.com/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /Upgrade/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Send the link again' }).getAttribute('href')).toBe('/account');
  });

  it('requires a creative and enough copy', async () => {
    const { user } = renderApp('/analyze');
    await user.click(await submit());
    expect(await screen.findByText(TEXTS.fileRequired)).toBeTruthy();
    expect(screen.getByText(TEXTS.copyShort)).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Ad copy' }), 'now it is long enough');
    expect(screen.queryByText(TEXTS.copyShort)).toBeNull();
  });

  it('counts the copy length and rejects copy that is too long', async () => {
    const { user } = renderApp('/analyze');
    await uploadCreative(user, aPng());
    const field = await screen.findByRole('textbox', { name: 'Ad copy' });
    fireEvent.change(field, { target: { value: 'x'.repeat(2001) } });
    expect(screen.getByText('2001 / 2000')).toBeTruthy();
    await user.click(await submit());
    expect(await screen.findByText(TEXTS.copyLong)).toBeTruthy();
    expect(document.activeElement).toBe(field);
  });

  it('shows the chosen creative and lets it be replaced and removed', async () => {
    const { user } = renderApp('/analyze');
    await uploadCreative(user, aPng('one.png'));
    expect(await screen.findByRole('img', { name: 'Your creative, one.png' })).toBeTruthy();
    await uploadCreative(user, aPng('two.png'));
    expect(await screen.findByRole('img', { name: 'Your creative, two.png' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Drop your creative here')).toBeTruthy();
  });

  it('accepts a pasted image', async () => {
    renderApp('/analyze');
    await screen.findByText('Drop your creative here');
    fireEvent(document, pasteOf(aPng('pasted.png')));
    expect(await screen.findByRole('img', { name: 'Your creative, pasted.png' })).toBeTruthy();
  });

  it('takes the text of spreadsheet cells pasted into a field, not the picture of them', async () => {
    const { user } = renderApp('/analyze');
    await uploadCreative(user, aPng());
    const field = await screen.findByRole('textbox', { name: 'Ad copy' });
    fireEvent(field, pasteOf(aPng('image.png'), ['text/plain', 'text/html', 'Files'], field));
    await user.type(field, 'Cold tea, slow steeped.');
    expect(screen.getByRole('img', { name: 'Your creative, tea.png' })).toBeTruthy();
    fireEvent(field, pasteOf(aPng('screenshot.png'), ['Files'], field));
    expect(await screen.findByRole('img', { name: 'Your creative, screenshot.png' })).toBeTruthy();
  });

  it('rejects an unsupported file and keeps the current creative', async () => {
    const { user } = renderApp('/analyze');
    await uploadCreative(user, aPng());
    await uploadCreative(user, new File(['<svg/>'], 'ad.png', { type: 'image/png' }));
    expect(await screen.findByText(TEXTS.fileUnsupported)).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Your creative, tea.png' })).toBeTruthy();
  });

  it('rejects two files at once', async () => {
    renderApp('/analyze');
    const zone = (await screen.findByText('Drop your creative here')).closest('[role="presentation"]');
    if (!zone) throw new Error('The table takes no drops.');
    const files = [aPng('a.png'), aPng('b.png')];
    const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
    fireEvent.drop(zone, { dataTransfer: { files, items, types: ['Files'] } });
    expect(await screen.findByText(TEXTS.tooMany)).toBeTruthy();
  });

  it('offers an upgrade when no credits are left', async () => {
    api.use(signedIn(aUser({ usageRemaining: { banner: 0, video: 2 } })));
    const { user } = renderApp('/analyze');
    await fillOrderForm(user);
    await user.click(screen.getByRole('button', { name: 'Upgrade to Analyze' }));
    const panel = within(await screen.findByRole('alert'));
    for (const text of [
      'Analysis Limit Reached',
      "You've used all your available banner analyses.",
      'Your free trial provides 3 banner and 2 video analyses.',
      'A package adds more. Gradings do not expire.',
    ]) {
      expect(panel.getByText(text)).toBeTruthy();
    }
  });

  it('explains the grade scale and the criteria', async () => {
    const { user } = renderApp('/analyze');
    const scale = within(await screen.findByRole('list', { name: 'Grade scale' })).getAllByRole('listitem');
    expect(scale.map((letter) => letter.textContent)).toEqual([
      'A+97–100',
      'A93–96',
      'A−90–92',
      'B+87–89',
      'B83–86',
      'B−80–82',
      'C+77–79',
      'C73–76',
      'C−70–72',
      'D+67–69',
      'D65–66',
      'F0–64',
    ]);
    const criterion = screen.getByRole('button', { name: 'Message Clarity' });
    expect(criterion.getAttribute('aria-expanded')).toBe('false');
    await user.click(criterion);
    expect(criterion.getAttribute('aria-expanded')).toBe('true');
  });
});

function pasteOf(file: File, types = ['Files'], target: Document | HTMLElement = document): Event {
  const event = createEvent.paste(target);
  Object.defineProperty(event, 'clipboardData', { value: { files: [file], types } });
  return event;
}

describe('the list of previous analyses', () => {
  it('shows three skeleton rows while loading', async () => {
    api.use(http.get('/_api/analysis/list', () => delay('infinite')));
    renderApp('/analyze');
    expect(await screen.findAllByTestId('skeleton-row')).toHaveLength(3);
  });

  it('shows an empty state', async () => {
    renderApp('/analyze');
    expect(await screen.findByText('No previous analyses found.')).toBeTruthy();
  });

  it('shows an error when loading fails', async () => {
    api.use(http.get('/_api/analysis/list', () => apiError('internal', 'Failed to get analysis list')));
    renderApp('/analyze');
    expect(await screen.findByText('Failed to load previous analyses')).toBeTruthy();
  });

  it('links to each report in the sidebar and in the drawer', async () => {
    api.use(listing([aListedAnalysis()]));
    const { user } = renderApp('/analyze');
    const row = await screen.findByRole('link', { name: /spring-tea/ });
    expect(row.getAttribute('href')).toBe(`/results?id=${LISTED_ID}`);
    await user.click(screen.getByRole('button', { name: 'Previous Analyses' }));
    const drawer = await screen.findByRole('dialog', { name: 'Previous Analyses' });
    await waitFor(() => expect(within(drawer).getByRole('link', { name: /spring-tea/ })).toBeTruthy());
  });
});
