import { ENDPOINTS, LIMITS, TEXTS } from '@adjudge/contract';
import { type Creative, CreativeError } from '@adjudge/engine/intake';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fakeAnalysis } from '../../src/testing/stand-ins/fake-analysis.ts';
import { gradeImmediately } from '../../src/testing/stand-ins/fake-grader.ts';
import { aboutVideo, beginsLike, frames } from '../../src/testing/pictures.ts';
import type { TestBrowser } from '../../src/testing/test-browser.ts';
import { type TestProduct, testProduct } from '../../src/testing/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await testProduct();
});
afterAll(() => product.close());
afterEach(() => product.grader.setGrading(gradeImmediately));

const video = (name = 'ad.mp4') => beginsLike('video/mp4', name);
const processed = async (count = 8) => ({
  isProcessedVideo: 'true',
  videoMetadata: aboutVideo(),
  videoFrames: JSON.stringify(await frames(count)),
});

/** Records what the grader is given. */
function listen(): Creative[] {
  const heard: Creative[] = [];
  product.grader.setGrading((creative, onStep) => {
    heard.push(creative);
    return gradeImmediately(creative, onStep);
  });
  return heard;
}

async function expectNothingLeft(member: TestBrowser, keys: string[]): Promise<void> {
  expect(await member.creditsLeft()).toEqual({ banner: 3, video: 2 });
  expect((await member.get(ENDPOINTS.listAnalyses.path)).json()).toEqual({ analyses: [], totalCount: 0 });
  expect(await product.store.keys()).toEqual(keys);
}

describe('a small video', () => {
  it('is charged as a video and reported as one, whatever its file name', async () => {
    const member = await product.member();
    const analysis = await member.analyze(video('ad.png'), 'Everything must go this Sunday.');
    expect(analysis).toMatchObject({ kind: 'video-copy', creative: { type: 'video' } });
    expect(await member.creditsLeft()).toEqual({ banner: 3, video: 1 });
    const { analyses } = (await member.get(ENDPOINTS.listAnalyses.path)).json();
    expect(analyses[0].creative.type).toBe('video');
    const played = await member.get(analysis.creative.url, { range: 'bytes=0-3' });
    expect([played.statusCode, played.headers['content-type']]).toEqual([206, 'video/mp4']);
  });

  it('is graded with the frames from the browser, which are not stored afterwards', async () => {
    const member = await product.member();
    const heard = listen();
    const before = await product.store.keys();
    const answer = await member.upload([video()], { fields: await processed(12) });
    expect(answer.statusCode).toBe(200);
    expect(heard[0]?.browserVideo?.metadata).toEqual(JSON.parse(aboutVideo()));
    const [first = ''] = await frames(1);
    const sent = heard[0]?.browserVideo?.frames.map((frame) => Buffer.from(frame).toString('base64'));
    expect(sent).toEqual(Array(12).fill(first));
    // The file, its thumbnail and its measurements.
    expect((await product.store.keys()).length).toBe(before.length + 3);
  });

  it('is graded without frames if the browser sent none', async () => {
    const member = await product.member();
    const heard = listen();
    expect((await member.upload([video()])).statusCode).toBe(200);
    expect(heard[0]).not.toHaveProperty('browserVideo');
  });

  it('without a thumbnail responds 404 for it', async () => {
    const member = await product.member();
    product.grader.setGrading(async (creative) => ({
      analysis: fakeAnalysis(creative),
      thumbnail: null,
      measured: null,
    }));
    const { creative } = await member.analyze(video());
    const answer = await member.get(`${creative.url}?size=thumb`);
    expect([answer.statusCode, answer.json().error]).toEqual([404, TEXTS.thumbnailAbsent]);
  });

  it('cannot have fixes tried on it', async () => {
    const member = await product.member();
    const { analysisId } = await member.analyze(video());
    const answer = await member.post(ENDPOINTS.whatIf.path, { analysisId });
    expect([answer.statusCode, answer.json().error]).toEqual([400, TEXTS.whatIfVideo]);
  });

  it('that cannot be graded costs nothing and stores nothing', async () => {
    const member = await product.member();
    const keys = await product.store.keys();
    product.grader.setGrading(() => Promise.reject(new CreativeError('undecodable', 'It is cut off.')));
    const answer = await member.upload([video()], { fields: await processed() });
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'undecodable']);
    await expectNothingLeft(member, keys);
  });
});

describe('the frames and metadata of a browser', () => {
  it.each<[string, Record<string, string>, number, string]>([
    ['no frames', { videoFrames: '[]' }, 400, TEXTS.videoFramesInvalid],
    ['frames that are not a list', { videoFrames: '{"a":1}' }, 400, TEXTS.videoFramesInvalid],
    ['truncated frames', { videoFrames: '["/9j' }, 400, TEXTS.videoFramesInvalid],
    ['frames that are not JPEG', { videoFrames: '["aGVsbG8="]' }, 400, TEXTS.videoFramesInvalid],
    ['no metadata', { videoMetadata: '' }, 400, TEXTS.videoFramesInvalid],
    ['a width of zero', { videoMetadata: aboutVideo().replace('48', '0') }, 400, TEXTS.videoFramesInvalid],
    ['a duration of more than a minute', { videoMetadata: aboutVideo(60.1) }, 400, TEXTS.videoLong],
  ])('are refused for %s without a charge or a stored file', async (_what, wrong, status, text) => {
    const member = await product.member();
    const keys = await product.store.keys();
    const answer = await member.upload([video()], { fields: { ...(await processed()), ...wrong } });
    expect([answer.statusCode, answer.json().error]).toEqual([status, text]);
    await expectNothingLeft(member, keys);
  });

  it('are refused with more than 12 frames', async () => {
    const member = await product.member();
    const answer = await member.upload([video()], { fields: await processed(13) });
    expect([answer.statusCode, answer.json().error]).toEqual([400, TEXTS.videoFramesInvalid]);
  });

  it('are limited to 6 MB together with the video', async () => {
    const member = await product.member();
    const keys = await product.store.keys();
    const { bytes } = video();
    const heavy = { name: 'ad.mp4', bytes: Buffer.concat([bytes, Buffer.alloc(LIMITS.directBytes - 1000)]) };
    const answer = await member.upload([heavy], { fields: await processed(12) });
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'too-large']);
    expect(answer.json().error).toMatch(/^Payload size \(6\.0 MB\) exceeds the 6MB limit\./);
    await expectNothingLeft(member, keys);
  });
});

describe('video credits', () => {
  it('are never spent twice: 12 concurrent videos with 2 credits give 2 reports and 10 refusals', async () => {
    const member = await product.member();
    const answers = await Promise.all(Array.from({ length: 12 }, () => member.upload([video()])));
    const statuses = answers.map((answer) => answer.statusCode).sort((a, b) => a - b);
    expect(statuses).toEqual([...Array<number>(2).fill(200), ...Array<number>(10).fill(402)]);
    expect(answers.find(({ statusCode }) => statusCode === 402)?.json().error).toBe(TEXTS.videoLimit);
    expect(await member.creditsLeft()).toEqual({ banner: 3, video: 0 });
  });
});
