export { measureLayout } from './measure-layout.ts';
export { alignmentOf } from './alignment.ts';
