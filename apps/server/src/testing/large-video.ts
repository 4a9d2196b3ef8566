import { ENDPOINTS, type PresignedUpload, UPLOAD_FORM_PATH } from '@adjudge/contract';
import type { Response } from 'light-my-request';
import type { TestBrowser } from './test-browser.ts';

/** Requests an upload form for one video. */
export async function presign(member: TestBrowser, fileName = 'ad.mp4'): Promise<PresignedUpload> {
  const { path, response } = ENDPOINTS.presignVideo;
  const answer = await member.post(path, { fileName, fileType: 'video/mp4' });
  if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`);
  return response.parse(answer.json());
}

/** The form that a browser posts to a presigned address. */
export function formOf(fields: Readonly<Record<string, string>>, content: Uint8Array): Request {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([Uint8Array.from(content)]), 'ad.mp4');
  return new Request('http://form', { method: 'POST', body: form });
}

/** Posts the form to the embedded store. */
export async function postForm(
  sender: TestBrowser,
  fields: Readonly<Record<string, string>>,
  content: Uint8Array,
): Promise<Response> {
  return sender.send(UPLOAD_FORM_PATH, formOf(fields, content));
}

export const process = (member: TestBrowser, s3Key: string, adCopy?: string): Promise<Response> =>
  member.post(ENDPOINTS.processVideo.path, { s3Key, ...(adCopy === undefined ? {} : { adCopy }) });
