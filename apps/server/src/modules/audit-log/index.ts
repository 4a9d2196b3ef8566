export { auditLogRoute } from './audit-log.route.ts';
export { record } from './audit-log.ts';
