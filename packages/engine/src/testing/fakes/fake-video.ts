import type { VideoArtifacts } from '../../artifacts/video-artifacts.ts';

/** All measurements over time of a good vertical video of 12 seconds. Override what the test is about. */
export function fakeVideo(overrides: Partial<VideoArtifacts> = {}): VideoArtifacts {
  const steps = 24;
  const even = (value: number): number[] => Array.from({ length: steps }, () => value);
  return {
    video: {
      format: 'mp4',
      videoCodec: 'h264',
      audioCodec: 'aac',
      durationSeconds: 12,
      frameRate: 30,
      bitrate: 2400,
      rotation: 0,
      damaged: false,
      decodedBy: 'server',
    },
    shots: [0, 1.4, 3, 4.8, 7, 9.2].map((start, i, starts) => ({
      start,
      end: starts[i + 1] ?? 12,
      joinedBy: i === 0 ? null : 'cut',
    })),
    motion: { energy: even(28), mean: 28, frozen: [] },
    light: {
      brightness: even(0.48),
      black: [],
      flashes: [],
      flashesPerSecond: 1,
      bars: { vertical: 0, horizontal: 0 },
    },
    sound: {
      present: true,
      lufs: -15.2,
      truePeak: -1.8,
      range: 6,
      loudness: even(-15),
      silence: [],
      speech: [{ start: 1, end: 8 }],
      speechShare: 0.58,
    },
    scenes: {
      text: [
        {
          text: 'Cold at noon?',
          role: 'headline',
          contrast: 9.4,
          height: 0.05,
          confidence: 0.96,
          box: {
            x: 0.12,
            y: 0.2,
            w: 0.7,
            h: 0.06,
          },
          start: 0,
          end: 3,
        },
        {
          text: '18 hours hot',
          role: 'offer',
          contrast: 8,
          height: 0.045,
          confidence: 0.95,
          box: {
            x: 0.12,
            y: 0.24,
            w: 0.6,
            h: 0.05,
          },
          start: 3,
          end: 8.5,
        },
        {
          text: 'Shop bottles',
          role: 'callToAction',
          contrast: 5.2,
          height: 0.03,
          confidence: 0.97,
          box: {
            x: 0.3,
            y: 0.55,
            w: 0.4,
            h: 0.06,
          },
          start: 8.5,
          end: 12,
        },
        {
          text: 'TARNWELL',
          role: 'brand',
          contrast: 10,
          height: 0.03,
          confidence: 0.97,
          box: {
            x: 0.35,
            y: 0.17,
            w: 0.3,
            h: 0.04,
          },
          start: 1.5,
          end: 12,
        },
      ],
      faces: [{ box: { x: 0.3, y: 0.3, w: 0.3, h: 0.2 }, smile: 0.8, start: 0, end: 3 }],
      brand: [{ text: 'TARNWELL', box: { x: 0.35, y: 0.17, w: 0.3, h: 0.04 }, start: 1.5, end: 12 }],
      callToAction: [
        { text: 'Shop bottles', box: { x: 0.3, y: 0.55, w: 0.4, h: 0.06 }, start: 8.5, end: 12 },
      ],
      attention: even(0.42),
      readAt: Array.from({ length: 12 }, (_, i) => i),
      heroSecond: 10,
      endCard: { start: 9.2, end: 12, brand: true, callToAction: true },
      loop: 0.4,
    },
    ...overrides,
  };
}
