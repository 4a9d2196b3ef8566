export { findSymbols } from './symbol.ts';
