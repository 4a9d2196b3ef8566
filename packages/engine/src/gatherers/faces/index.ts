export { findFaces, loadFaces } from './find-faces.ts';
export { findHead } from './find-head.ts';
