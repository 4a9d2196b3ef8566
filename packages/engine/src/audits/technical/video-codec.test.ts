import { expect, it } from 'vitest';
import { judge } from '../../testing/judge.ts';
import { behavesOverTime, withVideo } from '../../testing/behaviors/over-time-behavior.ts';
import audit from './video-codec.ts';

const coded = (changes: Parameters<typeof withVideo<'video'>>[1]) => withVideo('video', changes);

behavesOverTime(audit, {
  falling: [
    ['H.264 in MP4', coded({})],
    ['HEVC in MP4', coded({ videoCodec: 'hevc' })],
    ['VP8 in WebM', coded({ videoCodec: 'vp8', audioCodec: 'vorbis', format: 'webm' })],
    ['an old codec in AVI', coded({ videoCodec: 'mpeg4', audioCodec: null, format: 'avi' })],
  ],
  observation: /^Some platforms do not accept this file as it is \(AVI with mpeg4;/,
  advice: /MP4 with H.264 and AAC instead of AVI with mpeg4/,
  second: null,
});

it('needs review for an unknown codec', () => {
  expect(judge(audit, coded({ videoCodec: 'unknown' }))).toMatchObject({
    status: 'needsReview',
    score: null,
  });
});
