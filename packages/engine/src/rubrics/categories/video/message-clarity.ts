import messageTime from '../../../audits/clarity/message-time.ts';
import readingTime from '../../../audits/clarity/reading-time.ts';
import textContrastOverTime from '../../../audits/clarity/text-contrast-over-time.ts';
import { extendCategory } from '../../extend-category.ts';
import { messageClarity } from '../message-clarity.ts';

export const videoMessageClarity = extendCategory(messageClarity, {
  // A video may say in another frame, or aloud, what this frame does not.
  without: ['text-contrast', 'reading-order', 'ad-likeness'],
  overTime: [
    {
      audit: messageTime,
      prior: 24,
      reason: 'A message that is neither read nor heard is not understood, however well it is filmed.',
    },
    {
      audit: readingTime,
      prior: 30,
      reason: 'Text that disappears half read is lost, however well it is set.',
    },
    {
      audit: textContrastOverTime,
      prior: 24,
      reason: 'As for text contrast on a banner, over all text of the video.',
    },
  ],
});
