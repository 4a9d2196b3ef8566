import { describe, expect, it } from 'vitest';
import { readProbe } from './probe.ts';

const OLD = `Input #0, mov,mp4,m4a,3gp,3g2,mj2, from 'file:/x':
  Duration: 00:00:02.38, start: 0.000000, bitrate: 5996 kb/s
    Stream #0:0(eng): Video: h264 (Baseline) (avc1 / 0x31637661), yuv420p, 1280x720, 4513 kb/s, SAR 1:1 DAR 16:9, 10.51 fps, 90k tbr, 90k tbn, 180k tbc (default)
    Metadata:
      rotate          : 270
    Side data:
      displaymatrix: rotation of 90.00 degrees
    Stream #0:1(eng): Audio: aac (LC) (mp4a / 0x6134706D), 48000 Hz, mono, fltp, 128 kb/s (default)
`;

const NEW = `Input #0, matroska,webm, from 'file:/x':
  Duration: N/A, start: 0.000000, bitrate: N/A
  Stream #0:0[0x1]: Video: mjpeg (Baseline), yuvj420p(pc), 600x600, 90k tbr (attached pic)
  Stream #0:1[0x2](und): Video: vp9 (Profile 0), yuv420p(tv), 720x576 [SAR 64:45 DAR 16:9], 29.97 fps, 29.97 tbr, 1k tbn
      Side data:
        Display Matrix: rotation of -90.00 degrees
`;

describe('parsing ffmpeg output', () => {
  it('returns duration, codecs, size, and rotation of a phone video', () => {
    expect(readProbe(OLD)).toEqual({
      duration: 2.38,
      videoCodec: 'h264',
      pixelFormat: 'yuv420p',
      width: 720,
      height: 1280,
      stored: { width: 720, height: 1280 },
      rotation: 270,
      frameRate: 10.51,
      audioCodec: 'aac',
      bitrate: 5996,
    });
  });

  it('skips cover art, applies the pixel aspect ratio, and returns null for missing values', () => {
    expect(readProbe(NEW)).toMatchObject({
      duration: null,
      bitrate: null,
      audioCodec: null,
      videoCodec: 'vp9',
      rotation: 90,
      width: 576,
      height: 1024,
      stored: { width: 576, height: 720 },
    });
  });

  it.each([
    ['audio only', '  Stream #0:0: Audio: mp3, 44100 Hz, stereo, fltp, 128 kb/s'],
    ['a video stream without a size', '  Stream #0:0: Video: msmpeg4v3, none, 0x0'],
    ['an error message', 'Invalid data found when processing input'],
  ])('finds no video in %s', (_, log) => {
    expect(readProbe(log)).toBeNull();
  });
});
