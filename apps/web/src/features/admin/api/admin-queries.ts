import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';
import type { AdminSearch } from '../admin-search.ts';

export const ADMIN_KEY = ['admin'] as const;
const QUEUE_REFRESH_MS = 5000;

/** Other admins change these lists too, so every visit refetches them. */
const always = { staleTime: 0, placeholderData: keepPreviousData } as const;

const listQuery = ({ page, search }: AdminSearch) => ({
  page: page ?? 1,
  ...(search === undefined ? {} : { search }),
});

export const usersQuery = (search: AdminSearch) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'users', search],
    queryFn: ({ signal }) => call('adminUsers', { query: listQuery(search), signal }),
    ...always,
  });

export const publicReportsQuery = (search: AdminSearch) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'reports', search],
    queryFn: ({ signal }) => call('publicReports', { query: listQuery(search), signal }),
    ...always,
  });

export const messagesQuery = (search: AdminSearch) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'messages', search],
    queryFn: ({ signal }) =>
      call('contactMessages', { query: { page: search.page ?? 1, state: search.state ?? 'open' }, signal }),
    ...always,
  });

export const auditQuery = (search: AdminSearch) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, 'audit', search],
    queryFn: ({ signal }) => call('auditLog', { query: { page: search.page ?? 1 }, signal }),
    ...always,
  });

export const queueQuery = queryOptions({
  queryKey: [...ADMIN_KEY, 'queue'],
  queryFn: ({ signal }) => call('queueState', { signal }),
  staleTime: 0,
  refetchInterval: QUEUE_REFRESH_MS,
});
