export { ENDPOINTS } from '@adjudge/contract';
