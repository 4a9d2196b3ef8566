export { settingsQuery } from '../../../lib/settings-query.ts';
