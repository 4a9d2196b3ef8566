export { loadReader, readText } from './read-text.ts';
export { assignRoles, blockAround, isFigure, plainRole, prominence, tableOf } from './roles.ts';
