import { type AccuracySubject, formatShare } from '../../packages/contract/src/accuracy.ts';
import copyPull from '../../packages/engine/src/audits/copy/copy-pull.ts';
import { SHOWN_FROM } from '../../packages/engine/src/elements/decide.ts';

export type SubjectWords = Pick<AccuracySubject, 'title' | 'meaning' | 'doesNotShow'>;

const SURE = formatShare(SHOWN_FROM.brand);
const SURE_OF_OFFER = formatShare(SHOWN_FROM.offer);

/**
 * What the card says about each subject, in the order of the card. Kept apart from the measurements, so that figures that are not
 * measured again are still described in the present words.
 */
export const SUBJECT_WORDS = {
  readers: {
    title: 'Does the grade agree with careful readers?',
    meaning:
      'Automatic reviewers, not people, rated ads and banners without seeing our grade: how well each would work on someone scrolling past, overall and quality by quality. The figures show how closely our ranking follows theirs, from 0 (not at all) to 1 (exactly).',
    doesNotShow:
      'What people think or buy. Settings were chosen with these figures in view, among them how strongly the fit holds to its priors, that faults in the ad as a whole are deducted on top of the category scores, how text counts by its size, and the scale that decides how far scores lie apart. More than half of the drawn banners, and of our own, share brand and headline with a banner in another layout family, so their figures are those of known words in new layouts. The part that works out what each ad says was fitted on the same creatives. The values of the score caps are a judgment call, and the limits of the spelling check, which triggers most of them, were set on these pictures.',
  },
  'ad-likeness': {
    title: 'Can the engine tell a plain photo from an ad?',
    meaning:
      'A photo without a message is not an ad, however good it is: the report says so, and the score stays low. The figures show how often the report says so about photos, where it is right, and about ads, where it is wrong.',
    doesNotShow:
      'Whether a photo would work in a feed, with copy and buttons around it. The part that works out what the ads say was fitted on the same ads and banners; which signs of an ad count was chosen with these figures in view.',
  },
  'gaze-photos': {
    title: 'Where people look on photos',
    meaning:
      'The attention map compared with where 15 people looked in three seconds. No map can do much better than the people themselves do, with half of them predicting the other half.',
    doesNotShow:
      'Where your customers look, or whether a look becomes a sale: these people looked freely at everyday photos.',
  },
  'gaze-designs': {
    title: 'Where people look on designs',
    meaning:
      'The attention map compared with where people looked on web pages, screens and posters, which are read as well as looked at.',
    doesNotShow:
      'How well it works on ads: these are a handful of pages, none of them an ad. With so few, the intervals are wide.',
  },
  clutter: {
    title: 'How cluttered an ad looks to people',
    meaning:
      'People compared ads by how complex they look; the figure shows how closely our clutter ranking follows theirs.',
    doesNotShow: 'That a cluttered ad sells less. Some ads are cluttered on purpose.',
  },
  headlines: {
    title: 'Which of two headlines wins',
    meaning: `Given two headlines for the same story, how often the one that the “${copyPull.words.name}” check ranks higher got more clicks.`,
    doesNotShow:
      'News headlines of 2013 to 2015, not product ads. It says which headline draws more clicks, not which sells more. The check covers single headlines only and adds no points to the copy score.',
  },
  reading: {
    title: 'Is the text read correctly?',
    meaning:
      'On banners that we draw ourselves, every letter, box and color is known. The figures show how far the engine’s reading is from what was drawn.',
    doesNotShow:
      'How well real ads are read: their typefaces and photographs vary more than ours. Drawn banners are better for comparing engine versions than for predicting results.',
  },
  elements: {
    title: 'Does the engine understand what an ad says?',
    meaning: `Which words are the headline, brand, call to action and offer, and what the main subject is, compared with what reviewers of the same ad said. The engine states an element when it is at least ${SURE} sure, an offer when it is at least ${SURE_OF_OFFER} sure. Precision: how much of what it states is right. Recall: how much of what is there it states correctly. A confidence error of 0.07 means that statements made with 70% confidence are right 63 or 77 times out of 100.`,
    doesNotShow:
      'How it does on ads that were not used to fit or choose anything: only the held-out boxes are such data, and they are few. The rules that resolve conflicts after the ranker are not in these figures: a call to action is never also the headline, and an unknown name that appears only in the headline is either the brand or part of the headline, not both. On real ads, a centered box with half of the area covers the subject more often than ours does, because subjects there tend to be large and centered; it says nothing about where their edges are, which the IoU shows. Logos in illegible lettering are missed, and people’s names may be mistaken for brands. There are too few offers on real ads to draw conclusions from. In other languages we set the words ourselves, in plain type.',
  },
  'second-reader': {
    title: 'What does an optional second reader add?',
    meaning: `A vision-language model can be set up as a second reader. The headline, brand, call to action and offer it names count where the text that we read in the picture, at first or on a closer look, confirms them. We state an element when we are at least ${SURE} sure, an offer when we are at least ${SURE_OF_OFFER} sure. Each figure is compared with the engine alone on the same creatives.`,
    doesNotShow:
      'How the model you set up performs: no live model was used in development. The replayed answers give no positions, so the closer look covered the whole picture; what a wrong answer turns up that way was checked only where the right one led to a closer look. What the ads say was labeled by three reviewers, one of them the replayed one, and the engine alone was fitted on the same creatives; both flatter the figures. A wrong answer that is another line of the same ad does appear in the picture: on banners a quarter of those are adopted, on real ads more than half. The reviewers used for comparing ratings come from the same model family as the reader, so their agreement overstates how well it does. Scores with and without these ratings are sums of the categories here, without the deductions and score caps of a report, so a reader may add less to the scores that you see.',
  },
  messages: {
    title: 'Did we read the words that matter?',
    meaning:
      'People wrote down what each ad tells them to do and why. The figure is the share of their statements that share a meaningful word with what the engine read in the picture.',
    doesNotShow:
      'That the engine understands the ad. Many statements name what is only shown, or say it in other words, so no text reader can reach 100%.',
  },
  stability: {
    title: 'Does the same ad get the same score?',
    meaning:
      'An ad that is saved again, cropped slightly or scaled down is still the same ad. The figures show how many points its score moves.',
    doesNotShow: 'Whether the score is right, only whether it is stable.',
  },
  spoiled: {
    title: 'Does the grade notice when an ad has a fault?',
    meaning:
      'We put faults into good ads on purpose, one at a time, as a careless designer would: different words, a faint button, a stretched file. The figures show how often the score drops, how often the right fix is among the first recommendations, and whether harmless changes leave the score alone.',
    doesNotShow:
      'How much each fault should lower a score: one point is all we ask for. Drawn pictures are not photographs, and nobody else rated these ads.',
  },
  speed: {
    title: 'How long a grade takes',
    meaning: 'From the file to the finished report, once the models are loaded.',
    doesNotShow: 'Time spent in the queue or on the network. Times differ on other machines.',
  },
} as const satisfies Readonly<Record<string, SubjectWords>>;

export type SubjectId = keyof typeof SUBJECT_WORDS;
