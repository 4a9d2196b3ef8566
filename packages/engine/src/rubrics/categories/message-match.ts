import copyDuplication from '../../audits/message-match/copy-duplication.ts';
import matchAction from '../../audits/message-match/match-action.ts';
import matchBrand from '../../audits/message-match/match-brand.ts';
import matchOffer from '../../audits/message-match/match-offer.ts';
import matchProduct from '../../audits/message-match/match-product.ts';
import promiseShown from '../../audits/message-match/promise-shown.ts';
import { CATEGORY_QUESTIONS } from '../category-questions.ts';
import type { ListedCategory } from '../rubric.ts';

export const messageMatchCategory: ListedCategory = {
  ...CATEGORY_QUESTIONS.messageMatch,
  audits: [
    { audit: matchProduct, prior: 28, reason: 'A different product is the worst mismatch.' },
    { audit: matchOffer, prior: 26, reason: 'Two figures for one offer break trust at once.' },
    { audit: matchBrand, prior: 16, reason: 'The name ties copy, picture and landing page together.' },
    { audit: matchAction, prior: 12, reason: 'The platform’s own button often settles the action.' },
    { audit: promiseShown, prior: 12, reason: 'The picture is seen by more people than the copy.' },
    { audit: copyDuplication, prior: 6, reason: 'Good style, but no error.' },
  ],
};
