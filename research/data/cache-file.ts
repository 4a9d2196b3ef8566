import path from 'node:path';

/** The cache file of a creative. @param name of the creative, including its folders */
export const cacheFile = (cache: string, name: string, ending = '.json'): string =>
  path.join(cache, name.replaceAll('/', '_') + ending);
