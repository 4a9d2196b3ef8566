import { ACCESS_TEXTS, type ForgotPassword } from '@adjudge/contract';
import { useMutation } from '@tanstack/react-query';
import { HttpError, call } from '../../../lib/api-client.ts';

export const forgotPasswordErrorText = (error: Error): string =>
  error instanceof HttpError && error.message !== '' ? error.message : ACCESS_TEXTS.requestFailed;

export const useForgotPassword = () =>
  useMutation({ mutationFn: (body: ForgotPassword) => call('forgotPassword', { body }) });
