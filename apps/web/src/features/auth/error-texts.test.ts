import { TEXTS } from '@adjudge/contract';
import { describe, expect, it } from 'vitest';
import { HttpError, NetworkError } from '../../lib/api-client.ts';
import { loginErrorText } from './api/login.ts';
import { registrationErrorText } from './api/register.ts';

const refused = (message: string): HttpError => new HttpError(400, { error: message });

describe('sign-in and sign-up error messages', () => {
  it.each([
    [refused('Invalid email or password'), 'Invalid email or password'],
    [new HttpError(502, '<html>'), TEXTS.loginFailed],
    [new NetworkError('down'), TEXTS.loginFailed],
  ])('maps %s to a login message', (error, text) => {
    expect(loginErrorText(error)).toBe(text);
  });

  it.each([
    [refused('Email already in use'), TEXTS.emailTakenHint],
    [refused('Password is too common'), TEXTS.passwordHint],
    [refused('Too many requests.'), 'Too many requests.'],
    [new HttpError(500, null), TEXTS.registrationFailed],
    [new NetworkError('down'), TEXTS.registrationFailed],
  ])('maps %s to a registration message', (error, text) => {
    expect(registrationErrorText(error)).toBe(text);
  });
});
