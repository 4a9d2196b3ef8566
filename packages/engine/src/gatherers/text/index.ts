export { lookCloser } from './look-closer.ts';
export { readCloser } from './read-closer.ts';
export { loadReader, readText } from './read-text.ts';
export { mainScript } from './second-reader/languages.ts';
