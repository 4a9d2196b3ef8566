export { runObjectNetwork } from './look.ts';
export { loadNanodet } from './nanodet.ts';
