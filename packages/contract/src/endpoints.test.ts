import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ENDPOINTS } from './endpoints.ts';

it('each endpoint is defined in only one list', async () => {
  const files = globSync('endpoints/*.ts', { cwd: import.meta.dirname });
  const lists = await Promise.all(
    files.map(async (file): Promise<object> => import(`${import.meta.dirname}/${file}`)),
  );
  const names = lists.flatMap((list) =>
    Object.entries(list).flatMap(([name, calls]) => (name.endsWith('_ENDPOINTS') ? Object.keys(calls) : [])),
  );
  expect(names.toSorted()).toEqual(Object.keys(ENDPOINTS).toSorted());
});
