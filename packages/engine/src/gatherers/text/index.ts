export { type CloserLook, lookCloser, searchCloser } from './look-closer.ts';
export { withReadingAccuracy } from './reading-accuracy.ts';
export { loadReader, readText } from './read-text.ts';
export { mainScript } from './second-reader/languages.ts';
