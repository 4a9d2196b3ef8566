import { TEXTS } from '@adjudge/contract';
import { describe, expect, it } from 'vitest';
import { HttpError, NetworkError, UploadError } from '../../lib/http.ts';
import { failureOf } from './failure.ts';

const error = (message: string, retryAfter: number | null = null) => ({ kind: 'error', message, retryAfter });

describe('a failed analysis', () => {
  it.each([
    [
      'reports the banner limit on a 402 response',
      new HttpError(402, { error: TEXTS.bannerLimit }),
      { kind: 'limit', of: 'banner' },
    ],
    [
      'reports the video limit on a 402 response',
      new HttpError(402, { error: TEXTS.videoLimit }),
      { kind: 'limit', of: 'video' },
    ],
    [
      'shows the message of an upload error',
      new UploadError('Upload failed with status: 403'),
      error('Upload failed with status: 403'),
    ],
    [
      'reports a file that is too large when a proxy answers 413',
      new HttpError(413, '<html>Too big</html>'),
      error(TEXTS.tooLarge),
    ],
    [
      'shows the server’s message',
      new HttpError(422, { error: 'Broken picture.' }),
      error('Broken picture.'),
    ],
    [
      'includes the retry delay when the server is busy',
      new HttpError(503, { error: 'Busy.' }, '7'),
      error('Busy.', 7),
    ],
    [
      'falls back to a default message when the server sends none',
      new HttpError(500, null),
      error(TEXTS.analyzeAdFailed),
    ],
    ['shows the message of a network error', new NetworkError('No connection.'), error('No connection.')],
    [
      'falls back to a default message for a malformed response',
      new SyntaxError('x'),
      error(TEXTS.analyzeAdFailed),
    ],
  ])('%s', (_, cause, failure) => {
    expect(failureOf(cause, 'combined')).toEqual(failure);
  });

  it('refers only to the creative if no copy was sent', () => {
    expect(failureOf(new HttpError(500, null), 'creative-only')).toEqual(error(TEXTS.analyzeCreativeFailed));
  });
});
