import { type ContactMessage, contactFailed } from '@adjudge/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api-client.ts';

export const sendErrorText = (error: Error): string =>
  contactFailed(error.message || 'The server did not take the message');

export const useSendMessage = () =>
  useMutation({ mutationFn: (body: ContactMessage) => call('contact', { body }) });
