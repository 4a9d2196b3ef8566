import { attention } from './categories/attention.ts';
import { audienceRelevance } from './categories/audience-relevance.ts';
import { copyQuality } from './categories/copy-quality.ts';
import copyFit from './fitted/copy-quality.json' with { type: 'json' };
import { messageMatchCategory } from './categories/message-match.ts';
import { videoBrandPresence } from './categories/video/brand-presence.ts';
import { videoCallToAction } from './categories/video/call-to-action.ts';
import { videoEmotionalAppeal } from './categories/video/emotional-appeal.ts';
import { engagementRetention } from './categories/video/engagement-retention.ts';
import { videoMessageClarity } from './categories/video/message-clarity.ts';
import { motionAndPacing } from './categories/video/motion-and-pacing.ts';
import { openingHook } from './categories/video/opening-hook.ts';
import { videoPlatformFit } from './categories/video/platform-fit.ts';
import { soundAndCaptions } from './categories/video/sound-and-captions.ts';
import { storytellingFlow } from './categories/video/storytelling-flow.ts';
import { visualDesign } from './categories/visual-design.ts';
import { CEILINGS } from './ceilings.ts';
import { DEDUCTIONS } from './deductions.ts';
import { withPoints, applyFit } from './fitted.ts';
import videoFit from './fitted/video.json' with { type: 'json' };
import type { CreativeRubric } from './rubric.ts';

const VERSION = '23.1.0';

/** The video's categories with their weights from before the fit. */
export const VIDEO_CATEGORIES = [
  {
    category: openingHook,
    weight: 20,
    reason:
      'Meta and Google both ask for brand and message in the first seconds: people who leave then see nothing else.',
  },
  {
    category: attention,
    weight: 9,
    reason: 'As for a banner, on one frame of many; the opening has its own share.',
  },
  {
    category: videoMessageClarity,
    weight: 14,
    reason: 'Text that disappears before it can be read is lost.',
  },
  {
    category: videoBrandPresence,
    weight: 13,
    reason: 'Second in Google’s ABCD, after attention: a video without a brand leaves nothing behind.',
  },
  {
    category: videoCallToAction,
    weight: 10,
    reason: 'The D of Google’s ABCD: direct people to what to do next, while they are there.',
  },
  {
    category: soundAndCaptions,
    weight: 8,
    reason: 'Feeds start muted and players with sound; a video has to work both ways.',
  },
  {
    category: storytellingFlow,
    weight: 6,
    reason: 'Measured by shots, order and ending alone, so it counts for less.',
  },
  {
    category: motionAndPacing,
    weight: 7,
    reason: 'Pace holds people (abcds-detector configuration); how much is right is a matter of taste.',
  },
  {
    category: engagementRetention,
    weight: 6,
    reason: 'Length and lulls show where people leave; most other signs are in the opening.',
  },
  {
    category: visualDesign,
    weight: 6,
    reason: 'As for a banner, on one frame of many (Pieters, Wedel, Batra 2010).',
  },
  {
    category: videoEmotionalAppeal,
    weight: 4,
    reason: 'Measured by faces, color and words alone, so it counts for less.',
  },
  {
    category: audienceRelevance,
    weight: 3,
    reason: 'Only the words show the audience here, a small part of relevance.',
  },
  {
    category: videoPlatformFit,
    weight: 10,
    reason: 'A file that is cropped, covered or rejected loses what the edit earned.',
  },
] as const;

const movingPicture = applyFit(VIDEO_CATEGORIES, videoFit);

export const videoRubric: CreativeRubric = {
  kind: 'video',
  version: VERSION,
  categories: movingPicture,
  ceilings: CEILINGS,
  deductions: DEDUCTIONS,
};

/** With copy, the video keeps four fifths of the weight, as a picture does. It is seen first, and by more people. */
export const videoWithCopyRubric: CreativeRubric = {
  kind: 'video-copy',
  version: VERSION,
  ceilings: CEILINGS,
  deductions: DEDUCTIONS,
  categories: [
    ...movingPicture,
    {
      category: withPoints({ ...copyQuality, supports: true }, copyFit),
      weight: 19,
      reason: 'People whom the video stopped read the copy.',
    },
    {
      category: withPoints({ ...messageMatchCategory, supports: true }),
      weight: 9,
      reason: 'Copy about something else breaks the promise of the video.',
    },
  ],
};
