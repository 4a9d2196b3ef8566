import { LIMITS, TEXTS } from '@adjudge/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newUploadKey } from './file-store.ts';
import { SignedForms } from './signed-forms.ts';

const ISSUED = new Date('2026-03-01T12:00:00.000Z');
const EXPIRES = new Date('2026-03-01T12:15:00.000Z');

beforeEach(() => void vi.useFakeTimers({ now: ISSUED }));
afterEach(() => void vi.useRealTimers());

const forms = new SignedForms('a secret');
const key = newUploadKey();
const issue = (by = forms) =>
  by.issue({ key, mediaType: 'video/mp4', expiresAt: EXPIRES, origin: 'https://ads.example' });
const REFUSED = expect.objectContaining({ code: 'denied', message: TEXTS.formRefused });

describe('a signed upload form', () => {
  it('posts to our server and allows one file of 1 byte to 25 MB under its key', async () => {
    const { url, fields } = await issue();
    expect(url).toBe('https://ads.example/_api/video-upload/form');
    expect(fields).toMatchObject({ key, 'Content-Type': 'video/mp4' });
    expect(forms.read(new Map(Object.entries(fields)))).toEqual({ key, least: 1, most: LIMITS.videoBytes });
  });

  it('is valid until it expires', async () => {
    const { fields } = await issue();
    vi.setSystemTime(EXPIRES.getTime() - 1);
    expect(forms.read(new Map(Object.entries(fields))).key).toBe(key);
  });

  it.each([0, 1])('is refused %i ms after it expires', async (later) => {
    const { fields } = await issue();
    vi.setSystemTime(EXPIRES.getTime() + later);
    expect(() => forms.read(new Map(Object.entries(fields)))).toThrow(REFUSED);
  });

  it.each<[string, Record<string, string>]>([
    ['a different key', { key: newUploadKey() }],
    ['a different media type', { 'Content-Type': 'text/html' }],
    ['no signature', { signature: '' }],
    ['a different signature', { signature: 'f'.repeat(64) }],
    ['no policy', { policy: '' }],
  ])('is refused with %s', async (_what, wrong) => {
    const { fields } = await issue();
    expect(() => forms.read(new Map(Object.entries({ ...fields, ...wrong })))).toThrow(REFUSED);
  });

  it('is refused when signed with a different secret', async () => {
    const { fields } = await issue(new SignedForms('another secret'));
    expect(() => forms.read(new Map(Object.entries(fields)))).toThrow(REFUSED);
  });
});
