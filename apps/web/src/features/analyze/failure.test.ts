import { TEXTS } from '@adjudge/contract';
import { describe, expect, it } from 'vitest';
import { HttpError, NetworkError, UploadError } from '../../lib/http.ts';
import { failureOf } from './failure.ts';

const error = (message: string, retryAfter: number | null = null) => ({ kind: 'error', message, retryAfter });

describe('what a failed analysis says', () => {
  it.each([
    [
      'a server out of credits',
      new HttpError(402, { error: TEXTS.bannerLimit }),
      { kind: 'limit', of: 'banner' },
    ],
    [
      'a server out of video credits',
      new HttpError(402, { error: TEXTS.videoLimit }),
      { kind: 'limit', of: 'video' },
    ],
    [
      'an upload that failed',
      new UploadError('Upload failed with status: 403'),
      error('Upload failed with status: 403'),
    ],
    ['a proxy that refuses the size', new HttpError(413, '<html>Too big</html>'), error(TEXTS.tooLarge)],
    ['a refusal in words', new HttpError(422, { error: 'Broken picture.' }), error('Broken picture.')],
    ['a busy server', new HttpError(503, { error: 'Busy.' }, '7'), error('Busy.', 7)],
    ['a refusal without words', new HttpError(500, null), error(TEXTS.analyzeAdFailed)],
    ['no connection', new NetworkError('No connection.'), error('No connection.')],
    ['an answer nobody understands', new SyntaxError('x'), error(TEXTS.analyzeAdFailed)],
  ])('%s', (_, cause, failure) => {
    expect(failureOf(cause, 'combined')).toEqual(failure);
  });

  it('names the creative alone where no copy was sent', () => {
    expect(failureOf(new HttpError(500, null), 'creative-only')).toEqual(error(TEXTS.analyzeCreativeFailed));
  });
});
