export { findFaces, loadFaces } from './find-faces.ts';
export { findHeads } from './find-heads.ts';
