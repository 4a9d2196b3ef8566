import type { AccountDetails, CreditEntry, ListedSession } from '@adjudge/contract';
import { http, HttpResponse } from 'msw';
import { aUser } from './a-user.ts';

export const someDetails = (overrides: Partial<AccountDetails> = {}): AccountDetails => ({
  displayName: 'Mara Rossi',
  avatarUrl: null,
  email: 'mara@example.com',
  emailVerified: false,
  role: 'user',
  joinDate: '2026-10-03T10:00:00.000Z',
  accountStatus: 'active',
  currentPlan: 'Free Trial',
  hasPassword: true,
  ...overrides,
});

export const aSession = (overrides: Partial<ListedSession> = {}): ListedSession => ({
  id: '7c9d1e6a-3f63-4f3c-8a5e-0d3c6f1b2a01',
  device: 'Chrome on Linux',
  createdAt: '2026-11-20T10:00:00.000Z',
  lastSeenAt: '2026-11-21T10:00:00.000Z',
  current: true,
  ...overrides,
});

export const aCredit = (overrides: Partial<CreditEntry> = {}): CreditEntry => ({
  id: 1,
  createdAt: '2026-11-20T10:00:00.000Z',
  kind: 'banner',
  amount: 3,
  cause: { of: 'sign-up' },
  ...overrides,
});

export const account = (details = someDetails()) =>
  http.get('/_api/account/details', () => HttpResponse.json(details));

export const openSessions = (...sessions: ListedSession[]) =>
  http.get('/_api/account/sessions', () => HttpResponse.json({ sessions }));

export const credits = (...entries: CreditEntry[]) =>
  http.get('/_api/account/credits', () => HttpResponse.json({ entries, totalCount: entries.length }));

/** Handlers for a user on their own account page. */
export const anAccount = () => [
  http.get('/_api/auth/session', () => HttpResponse.json({ user: aUser() })),
  account(),
  openSessions(aSession()),
  credits(aCredit()),
];
