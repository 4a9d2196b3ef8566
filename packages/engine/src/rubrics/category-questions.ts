export interface CategoryQuestion {
  /** Public for ever, kebab-case. */
  readonly id: string;
  /** As the report shows it. */
  readonly name: string;
  /** What it answers, in one sentence for a reader. */
  readonly question: string;
}

/** The categories without their audits, so that a browser can name them too. */
export const CATEGORY_QUESTIONS = {
  attention: {
    id: 'attention',
    name: 'Attention',
    question: 'Does the eye start somewhere, and on what sells?',
  },
  messageClarity: {
    id: 'message-clarity',
    name: 'Message Clarity',
    question: 'Can the message be read and understood in passing?',
  },
  callToAction: {
    id: 'call-to-action',
    name: 'Call to Action',
    question: 'Does the ad ask for an action that is seen, read and worth following?',
  },
  brandPresence: {
    id: 'brand-presence',
    name: 'Brand Presence',
    question: 'Will people know who is speaking?',
  },
  visualDesign: {
    id: 'visual-design',
    name: 'Visual Design',
    question: 'Is the picture ordered, calm and pleasing to look at?',
  },
  emotionalAppeal: {
    id: 'emotional-appeal',
    name: 'Emotional Appeal',
    question: 'Does the creative make the reader feel something?',
  },
  audienceRelevance: {
    id: 'audience-relevance',
    name: 'Audience Relevance',
    question: 'Do the words tell the right reader that this concerns them?',
  },
  platformFit: {
    id: 'platform-fit',
    name: 'Platform & Technical Fit',
    question: 'Will platforms show the file whole, sharp and readable?',
  },
  openingHook: {
    id: 'opening-hook',
    name: 'Opening Hook',
    question: 'Do the first three seconds of a video make people stay?',
  },
  storytellingFlow: {
    id: 'storytelling-flow',
    name: 'Storytelling Flow',
    question: 'Do the shots lead from a reason to a request, and end on it?',
  },
  motionAndPacing: {
    id: 'motion-and-pacing',
    name: 'Motion & Pacing',
    question: 'Does the video move and cut at a pace that is followed?',
  },
  engagementRetention: {
    id: 'engagement-retention',
    name: 'Engagement & Retention',
    question: 'Will people watch the video to its end?',
  },
  soundAndCaptions: {
    id: 'sound-and-captions',
    name: 'Sound & Captions',
    question: 'Does the video work with the sound off, and with it on?',
  },
  copyQuality: {
    id: 'copy-quality',
    name: 'Copy Quality',
    question: 'Does the copy persuade, read easily and keep the platforms’ rules?',
  },
  messageMatch: {
    id: 'message-match',
    name: 'Message Match',
    question: 'Do the copy and the picture say the same?',
  },
} as const satisfies Record<string, CategoryQuestion>;
