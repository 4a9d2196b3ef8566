import brandAtEnd from '../../../audits/brand/brand-at-end.ts';
import brandFirstSeen from '../../../audits/brand/brand-first-seen.ts';
import brandTime from '../../../audits/brand/brand-time.ts';
import { extendCategory } from '../../extend-category.ts';
import { brandPresence } from '../brand-presence.ts';

export const videoBrandPresence = extendCategory(brandPresence, {
  overTime: [
    {
      audit: brandFirstSeen,
      prior: 45,
      reason: 'Meta and Google both ask for it in the first seconds; most viewers see no more.',
    },
    { audit: brandTime, prior: 22, reason: 'Google’s ABCD asks for the brand throughout.' },
    { audit: brandAtEnd, prior: 15, reason: 'Only those who stay see it.' },
  ],
});
