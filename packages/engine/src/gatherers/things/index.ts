export { lookAt } from './look.ts';
export { loadNanodet } from './nanodet.ts';
