import type { App } from '../../http/app.ts';
import type { ContactDeps } from './deps.ts';
import { contactRoute } from './contact.route.ts';
import { contactMessagesRoute } from './contact-messages.route.ts';
import { markHandledRoute } from './mark-handled.route.ts';

const ROUTES = [contactRoute, contactMessagesRoute, markHandledRoute];

export function contactRoutes(app: App, deps: ContactDeps): void {
  for (const route of ROUTES) route(app, deps);
}
