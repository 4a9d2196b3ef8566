export interface CategoryQuestion {
  /** Public and permanent, in kebab-case. */
  readonly id: string;
  /** As shown in the report. */
  readonly name: string;
  /** The question that it answers, in one sentence for the reader. */
  readonly question: string;
}

/** The categories without their audits, so that a browser can name them too. */
export const CATEGORY_QUESTIONS = {
  attention: {
    id: 'attention',
    name: 'Attention',
    question: 'Does the ad catch the eye, and does the eye land on the message?',
  },
  messageClarity: {
    id: 'message-clarity',
    name: 'Message Clarity',
    question: 'Can people read and understand the message at a glance?',
  },
  callToAction: {
    id: 'call-to-action',
    name: 'Call to Action',
    question: 'Is there a clear call to action that people see and want to follow?',
  },
  brandPresence: {
    id: 'brand-presence',
    name: 'Brand Presence',
    question: 'Will people know which brand this is?',
  },
  visualDesign: {
    id: 'visual-design',
    name: 'Visual Design',
    question: 'Is the layout clean, balanced and good to look at?',
  },
  emotionalAppeal: {
    id: 'emotional-appeal',
    name: 'Emotional Appeal',
    question: 'Does the ad make people feel something?',
  },
  audienceRelevance: {
    id: 'audience-relevance',
    name: 'Audience Relevance',
    question: 'Will the right people see that this is for them?',
  },
  platformFit: {
    id: 'platform-fit',
    name: 'Platform & Technical Fit',
    question: 'Will platforms show the ad uncropped, sharp and readable?',
  },
  openingHook: {
    id: 'opening-hook',
    name: 'Opening Hook',
    question: 'Do the first three seconds make people stay?',
  },
  storytellingFlow: {
    id: 'storytelling-flow',
    name: 'Storytelling Flow',
    question: 'Do the shots build up to the call to action and end on it?',
  },
  motionAndPacing: {
    id: 'motion-and-pacing',
    name: 'Motion & Pacing',
    question: 'Is the pace lively and easy to follow?',
  },
  engagementRetention: {
    id: 'engagement-retention',
    name: 'Engagement & Retention',
    question: 'Will people watch to the end?',
  },
  soundAndCaptions: {
    id: 'sound-and-captions',
    name: 'Sound & Captions',
    question: 'Does the video work with the sound off and with the sound on?',
  },
  copyQuality: {
    id: 'copy-quality',
    name: 'Copy Quality',
    question: 'Does the copy persuade, read easily and follow platform rules?',
  },
  messageMatch: {
    id: 'message-match',
    name: 'Message Match',
    question: 'Do the copy and the picture say the same thing?',
  },
} as const satisfies Record<string, CategoryQuestion>;
