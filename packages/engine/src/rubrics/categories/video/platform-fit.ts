import letterbox from '../../../audits/platform/letterbox.ts';
import safeZoneOverTime from '../../../audits/platform/safe-zone-over-time.ts';
import videoRatio from '../../../audits/platform/video-ratio.ts';
import flashes from '../../../audits/motion/flashes.ts';
import frameRate from '../../../audits/technical/frame-rate.ts';
import videoBitrate from '../../../audits/technical/video-bitrate.ts';
import videoCodec from '../../../audits/technical/video-codec.ts';
import videoResolution from '../../../audits/technical/video-resolution.ts';
import { extendCategory } from '../../extend-category.ts';
import { platformFit } from '../platform-fit.ts';

export const videoPlatformFit = extendCategory(platformFit, {
  without: [
    'safe-zone',
    'aspect-ratio',
    'resolution',
    'file-weight',
    'animation-length',
    'animation-flashes',
    'compression-blocks',
    'jpeg-quality',
    'black-bars',
    'colour-encoding',
  ],
  overTime: [
    { audit: safeZoneOverTime, prior: 18, reason: 'Vertical players put their buttons over the edges.' },
    { audit: videoRatio, prior: 12, reason: 'An unusual ratio is cropped or padded.' },
    { audit: letterbox, prior: 12, reason: 'Bars shrink everything in the frame.' },
    {
      audit: videoResolution,
      prior: 14,
      reason: 'Rejected under the minimum size, and soft on every phone.',
    },
    { audit: videoBitrate, prior: 6, reason: 'Platforms compress again what they are given.' },
    { audit: videoCodec, prior: 6, reason: 'Most platforms convert the file, some reject it.' },
    {
      audit: flashes,
      prior: 45,
      reason: 'Dangerous and rejected (WCAG 2.3.1), and rare.',
    },
    { audit: frameRate, prior: 4, reason: 'Wrong only at the extremes.' },
  ],
});
