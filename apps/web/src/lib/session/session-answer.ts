import { ENDPOINTS, type User } from '@adjudge/contract';

export const parseSession = (answer: unknown): User => ENDPOINTS.session.response.parse(answer).user;
