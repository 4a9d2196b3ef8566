export { findFaces, loadFaces } from './find-faces.ts';
