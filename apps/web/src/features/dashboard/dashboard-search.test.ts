import { describe, expect, it } from 'vitest';
import { dashboardSearch, listQueryOf } from './dashboard-search.ts';

describe('dashboard search parameters', () => {
  it.each([
    [{}, {}],
    [{ page: '1', sort: 'newest', search: '  ' }, {}],
    [
      { page: '3', sort: 'best', search: '30' },
      { page: 3, sort: 'best', search: '30' },
    ],
    [{ page: '-2', sort: 'sideways', search: 7 }, {}],
    [{ page: '1e9999' }, {}],
    [{ page: 'two' }, {}],
  ])('parses %o as %o', (raw, search) => {
    expect(dashboardSearch(raw)).toEqual(search);
  });

  it('builds the list query from the parameters', () => {
    expect(listQueryOf({ page: 2, sort: 'worst', search: 'shoe' }, 12)).toEqual({
      page: 2,
      limit: 12,
      sortBy: 'overallScore',
      sortOrder: 'asc',
      search: 'shoe',
    });
    expect(listQueryOf({}, 12)).toEqual({ page: 1, limit: 12, sortBy: 'createdAt', sortOrder: 'desc' });
  });
});
