export type { PagesDeps } from './deps.ts';
export { registerWebPages } from './web-pages.ts';
