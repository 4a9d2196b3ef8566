export { auditLogRoute } from './audit-log.route.ts';
export { recordAction } from './audit-log.ts';
