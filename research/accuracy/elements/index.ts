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
    data: [
      `${said.ads.length} real ads (SAVOIAS), ${said.banners.length} banners drawn for this purpose, ${said.drawn.length} banners of our own, and ${said.mockups.length} mockups in the style of real ads, made by a language model. What the banners and mockups say is known from their design; of our own and the mockups, words count only if a reviewer could read them, and disputed offers and calls to action are left out.`,
      'What the real ads say, and the role of each line on 211 real ads and banners, was labeled by automatic reviewers (a vision-language model), not by people; so were the main-subject boxes, by one of these reviewers.',
      'A brand counts as right when four out of five letters match or when it is a long part of the true name; a call to action or an offer, when at least half of the words match.',
      'Covered: at least half of the reviewer’s box lies inside ours, and the IoU is .3 or more.',
      'Intervals resample whole ads, banners and languages; resampling adds noise, which inflates a calibration error, so its interval is skewed upward.',
      `Of the languages, ${worstLanguage(languages)}.`,
    ].join(' '),
    figures: [...textRows(said), ...subjects, ...languageRows(languages)],
    reliability: reliabilityTables(said),
  };
};
