import path from 'node:path';
import { ROOT } from '../../../scripts/command.ts';
import { measureLanguages } from '../text/languages.ts';
import type { MeasureSubject } from '../subject.ts';
import { languageRows, worstLanguage } from './language-rows.ts';
import { crossValidatedElements } from './cross-validated-elements.ts';
import { subjectRows } from './subject-rows.ts';
import { reliabilityTables, textRows } from './text-rows.ts';

/** Cache folder, shared with `npm run fit:elements`. */
const SCENES = path.join(ROOT, '.cache', 'elements');

/** How well the engine finds the headline, brand, call to action, offer and main subject. */
export const measureElements: MeasureSubject = async ({ data }) => {
  const said = await crossValidatedElements(data, SCENES);
  const subjects = await subjectRows(data);
  const languages = await measureLanguages();
  return {
    id: 'elements',
    title: 'Does the engine understand what an ad says?',
    meaning:
      'Which words are the headline, the brand, the call to action and the offer, and what is shown, beside what readers of the same ad said. An element is stated when the engine is at least 50 % sure. Precision: of what is stated, how much is right. Recall: of what is there, how much is stated and right. A certainty is off by 0.07 when what is called 70 % sure is right 63 or 77 times of 100.',
    data: [
      `${said.ads.length} real ads (SAVOIAS) and ${said.banners.length} banners drawn for this purpose. What the banners say is known from drawing them.`,
      'What the ads say, and the role of each line on 211 ads and banners, was told by automatic readers (a vision-language model), not by people; so were the boxes of main subjects, by one reader.',
      'A brand counts as right when four of five letters agree or it is a long part of the true name; a call to action or an offer when at least half of the words are shared.',
      'Covered: at least half of the reader’s box lies in ours, at IoU .3 or more.',
      'Intervals resample whole ads, banners and languages; resampling adds noise, which makes a calibration error larger, so that its interval leans upward.',
    ].join(' '),
    doesNotShow: `How it does on ads that chose nothing: only the held-out boxes are that, and they are few. Rules that settle conflicts after the ranker are not in these figures: what is asked is no headline, and an unknown name that stands only in the headline is either the one or the other. A box in the middle with half of the area covers the subject of more ads than ours does, because the subjects of ads stand in the middle and are large; it tells nothing of where their edges are, which the IoU shows. Logos in letters that cannot be read are missed, and names of persons may be taken for brands. Offers on real ads are too few to judge by. In other languages the words are drawn by us, in plain type: ${worstLanguage(languages)}.`,
    figures: [...textRows(said), ...subjects, ...languageRows(languages)],
    reliability: reliabilityTables(said),
  };
};
