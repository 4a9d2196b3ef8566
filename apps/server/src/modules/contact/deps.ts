export type { AccessDeps as ContactDeps } from '../../access/deps.ts';
