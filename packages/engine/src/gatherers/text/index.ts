export { type CloserLook, lookCloser, searchCloser } from './look-closer.ts';
export { withReadRightly } from './read-rightly.ts';
export { loadReader, readText } from './read-text.ts';
export { mainScript } from './second-reader/languages.ts';
