export { settingsQuery } from '../../../lib/session/settings-query.ts';
