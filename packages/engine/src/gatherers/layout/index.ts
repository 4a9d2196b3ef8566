export { measureLayout } from './measure-layout.ts';
