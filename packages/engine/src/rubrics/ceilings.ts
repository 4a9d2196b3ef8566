/** A check that caps the overall score when it fails. No sum of other checks makes up for it. */
export interface Ceiling {
  /** Id of the audit. */
  readonly audit: string;
  /** The highest overall score, 0..100, when the audit scores 0. */
  readonly cap: number;
  readonly reason: string;
}

/**
 * Faults that sink an ad. The caps are chosen by judgment: an ad that cannot run as it is gets at most 50, one with a
 * broken headline at most 60, and one with a plain layout mistake at most 70.
 */
export const CEILINGS: readonly Ceiling[] = [
  { audit: 'placeholder-text', cap: 45, reason: 'An ad with template text is not finished.' },
  { audit: 'ad-likeness', cap: 32, reason: 'A picture that is not an ad sells nothing, however good it is.' },
  { audit: 'nonsense-words', cap: 48, reason: 'Words that make no sense leave no message.' },
  { audit: 'demeaning-words', cap: 45, reason: 'Insults turn people against the brand and are rejected.' },
  { audit: 'picture-policy', cap: 45, reason: 'Platforms are likely to reject what the picture claims.' },
  { audit: 'policy-claims', cap: 45, reason: 'Platforms are likely to reject what the copy claims.' },
  {
    audit: 'policy-personal-attributes',
    cap: 45,
    reason: 'Platforms reject ads that assert personal attributes.',
  },
  { audit: 'policy-profanity', cap: 45, reason: 'Platforms reject profanity.' },
  { audit: 'picture-spelling', cap: 54, reason: 'A misspelled headline is all people remember.' },
  { audit: 'cut-off-text', cap: 59, reason: 'A headline cut off by the frame cannot be read.' },
  { audit: 'letter-stretch', cap: 58, reason: 'A stretched or squashed file looks broken at once.' },
  { audit: 'text-sharpness', cap: 62, reason: 'Blurred or blocky letters look broken, whatever they say.' },
  { audit: 'covered-words', cap: 65, reason: 'A word with letters missing reads as a mistake.' },
  { audit: 'legibility', cap: 60, reason: 'Words that have to be decoded are not read.' },
  { audit: 'watermark', cap: 50, reason: 'An ad with a watermark is not finished.' },
  { audit: 'noise', cap: 65, reason: 'Grain this strong is seen before the ad is.' },
  { audit: 'text-angle', cap: 65, reason: 'A picture tilted as a whole looks like a bad scan.' },
  { audit: 'starbursts', cap: 50, reason: 'Stickers that shout at once drown the message.' },
  { audit: 'pixelation', cap: 65, reason: 'A photo this soft or blocky looks careless at once.' },
  { audit: 'jpeg-quality', cap: 70, reason: 'Blocks and fringes this coarse look careless at once.' },
  { audit: 'black-bars', cap: 70, reason: 'Bars show that the file was made for another format.' },
  { audit: 'letterbox', cap: 70, reason: 'Bars show that the video was made for another format.' },
  { audit: 'repeated-text', cap: 70, reason: 'A line set twice is a mistake in the layout.' },
  { audit: 'copy-respect', cap: 40, reason: 'Copy that insults turns people against the brand.' },
  { audit: 'copy-bait', cap: 55, reason: 'Platforms reject bait, and nobody believes it.' },
  { audit: 'copy-scares', cap: 59, reason: 'Platforms reject copy that scares people into buying.' },
  { audit: 'copy-substance', cap: 59, reason: 'Copy that fits any ad says nothing.' },
];

export const CAPPING_AUDITS: ReadonlySet<string> = new Set(CEILINGS.map(({ audit }) => audit));
