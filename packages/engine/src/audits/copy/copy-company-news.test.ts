import { describeCostlyStyle } from '../../testing/behaviors/style-behavior.ts';
import audit from './copy-company-news.ts';

describeCostlyStyle(audit, {
  marks: [
    ['We are proud to be market-leading. Founded in 1987, our company has a clear vision.', 'We are proud'],
  ],
  below: 50,
  leaves: [
    'You get a plumber within the hour, or you pay nothing.',
    'Your dog stays with Jo, who has two of her own.',
  ],
});
