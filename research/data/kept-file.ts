import path from 'node:path';

/** Where a cache keeps what was measured of a creative. @param name of the creative, its folders among it */
export const keptFile = (cache: string, name: string, ending = '.json'): string =>
  path.join(cache, name.replaceAll('/', '_') + ending);
