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
      'Which words are the headline, brand, call to action and offer, and what the main subject is, compared with what reviewers of the same ad said. The engine states an element when it is at least 50% sure. Precision: how much of what it states is right. Recall: how much of what is there it states correctly. A confidence error of 0.07 means that statements made with 70% confidence are right 63 or 77 times out of 100.',
    data: [
      `${said.ads.length} real ads (SAVOIAS), ${said.banners.length} banners drawn for this purpose, ${said.drawn.length} banners of our own, and ${said.mockups.length} mockups in the style of real ads, made by a language model. What the banners and mockups say is known from their design; of our own and the mockups, words count only if a reviewer could read them, and disputed offers and calls to action are left out.`,
      'What the real ads say, and the role of each line on 211 real ads and banners, was labeled by automatic reviewers (a vision-language model), not by people; so were the main-subject boxes, by one of these reviewers.',
      'A brand counts as right when four out of five letters match or when it is a long part of the true name; a call to action or an offer, when at least half of the words match.',
      'Covered: at least half of the reviewer’s box lies inside ours, and the IoU is .3 or more.',
      'Intervals resample whole ads, banners and languages; resampling adds noise, which inflates a calibration error, so its interval is skewed upward.',
    ].join(' '),
    doesNotShow: `How it does on ads that were not used to fit or choose anything: only the held-out boxes are such data, and they are few. The rules that resolve conflicts after the ranker are not in these figures: a call to action is never also the headline, and an unknown name that appears only in the headline is either the brand or part of the headline, not both. On real ads, a centered box with half of the area covers the subject more often than ours does, because subjects there tend to be large and centered; it says nothing about where their edges are, which the IoU shows. Logos in illegible lettering are missed, and people’s names may be mistaken for brands. There are too few offers on real ads to draw conclusions from. In other languages we set the words ourselves, in plain type: ${worstLanguage(languages)}.`,
    figures: [...textRows(said), ...subjects, ...languageRows(languages)],
    reliability: reliabilityTables(said),
  };
};
