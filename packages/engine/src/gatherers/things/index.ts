export { runObjectNetwork } from './object-network.ts';
export { loadNanodet } from './nanodet.ts';
