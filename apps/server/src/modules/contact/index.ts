import { contactRoute } from './contact.route.ts';
import { contactMessagesRoute } from './contact-messages.route.ts';
import { markHandledRoute } from './mark-handled.route.ts';

export type { ContactDeps } from './deps.ts';
export { mailWaitingMessages } from './messages.ts';

export const contactRoutes = [contactRoute, contactMessagesRoute, markHandledRoute];
