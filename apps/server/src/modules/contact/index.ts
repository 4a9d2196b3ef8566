import { contactRoute, contactMessagesRoutes } from './contact.route.ts';

export type { ContactDeps } from './deps.ts';
export { mailWaitingMessages } from './messages.ts';

export const contactRoutes = [contactRoute, contactMessagesRoutes];
