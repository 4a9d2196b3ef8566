export type { ContactDeps } from './deps.ts';
export { mailWaitingMessages } from './messages.ts';
export { contactRoutes } from './routes.ts';
