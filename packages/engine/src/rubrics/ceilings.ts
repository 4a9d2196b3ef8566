/** A check that caps the overall score where it fails: no sum of other checks makes up for it. */
export interface Ceiling {
  /** Id of the audit. */
  readonly audit: string;
  /** The highest overall score, 0..100, where the audit scores 0. */
  readonly cap: number;
  readonly reason: string;
}

/** What sinks an ad. The caps are judgment: an ad that cannot run as it is gets under 50, one with a broken headline under 60, one with a plain mistake of the layout 70 at most. */
export const CEILINGS: readonly Ceiling[] = [
  { audit: 'placeholder-text', cap: 45, reason: 'An ad with its template’s words is not finished.' },
  { audit: 'ad-likeness', cap: 32, reason: 'A picture that is no ad sells nothing, however good it is.' },
  { audit: 'nonsense-words', cap: 48, reason: 'Words that make no sense leave no message.' },
  { audit: 'demeaning-words', cap: 45, reason: 'An insult turns people against the brand and is refused.' },
  { audit: 'picture-policy', cap: 45, reason: 'What the picture claims is likely to be refused.' },
  { audit: 'policy-claims', cap: 45, reason: 'What the copy claims is likely to be refused.' },
  {
    audit: 'policy-personal-attributes',
    cap: 45,
    reason: 'Platforms refuse what asserts the reader’s condition.',
  },
  { audit: 'policy-profanity', cap: 45, reason: 'Platforms refuse swearing.' },
  { audit: 'picture-spelling', cap: 54, reason: 'A misspelled headline is all that people remember.' },
  { audit: 'cut-off-text', cap: 59, reason: 'A headline that runs out of the frame cannot be read.' },
  { audit: 'letter-stretch', cap: 58, reason: 'A file pulled out of shape looks broken before it is read.' },
  { audit: 'text-sharpness', cap: 62, reason: 'Blurred or blocky letters look broken, whatever they say.' },
  { audit: 'noise', cap: 65, reason: 'Grain as strong as this is seen before the ad is.' },
  { audit: 'text-angle', cap: 65, reason: 'A picture that leans as a whole looks like a bad scan.' },
  { audit: 'repeated-text', cap: 70, reason: 'A line that stands there twice is a mistake of the layout.' },
  { audit: 'copy-respect', cap: 40, reason: 'Copy that insults turns people against the brand.' },
  { audit: 'copy-bait', cap: 55, reason: 'Bait is refused, and believed by nobody.' },
  { audit: 'copy-scares', cap: 59, reason: 'Copy that frightens people into buying is refused.' },
  { audit: 'copy-substance', cap: 59, reason: 'Copy that could stand over any ad says nothing.' },
];

/** Ids of the audits that may cap the score. */
export const CAPPING_AUDITS: ReadonlySet<string> = new Set(CEILINGS.map(({ audit }) => audit));
