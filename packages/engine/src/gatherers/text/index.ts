export { loadReader, readText } from './read-text.ts';
