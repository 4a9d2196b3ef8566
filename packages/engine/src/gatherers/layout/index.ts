export { measureLayout } from './measure-layout.ts';
export { findStarbursts } from './starbursts.ts';
