/** A stretch of the ad copy: character offsets, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Words found in the copy for one reason, with where they stand. */
export interface Hit extends Span {
  readonly text: string;
}

export interface CopySentence extends Span {
  readonly text: string;
  readonly words: number;
}

/** What was measured of the ad copy. */
export interface Copy {
  readonly text: string;
  /** ISO 639-1; null when too short or too mixed to tell. */
  readonly language: string | null;
  readonly sentences: readonly CopySentence[];
  readonly words: number;
  /** Characters, wide ones (CJK, emoji) counted twice. */
  readonly width: number;
  /** Flesch reading ease; null when not English. */
  readonly readingEase: number | null;
  /** First sentence or line: what stands before 'more'. */
  readonly opening: CopySentence;
  readonly specifics: {
    readonly numbers: readonly Hit[];
    readonly prices: readonly Hit[];
    readonly percentages: readonly Hit[];
    readonly names: readonly Hit[];
    readonly dates: readonly Hit[];
  };
  readonly benefits: readonly Hit[];
  readonly features: readonly Hit[];
  readonly secondPerson: readonly Hit[];
  readonly firstPerson: readonly Hit[];
  readonly urgency: readonly Hit[];
  readonly scarcity: readonly Hit[];
  readonly proof: readonly Hit[];
  readonly curiosity: readonly Hit[];
  readonly guarantees: readonly Hit[];
  readonly positive: readonly Hit[];
  readonly negative: readonly Hit[];
  readonly sensory: readonly Hit[];
  readonly jargon: readonly Hit[];
  readonly repeated: readonly Hit[];
  /** Words that say something of this product and no other, each once. */
  readonly substance: readonly Hit[];
  /** Runs of letters that are no word of any language. */
  readonly nonsense: readonly Hit[];
  readonly misspelled: readonly Hit[];
  /** -1..1 pleasant, 0..1 excited; judged by word lists. */
  readonly emotion: { readonly valence: number; readonly arousal: number };
  /** Share of content words that name things one can see or touch, 0..1. */
  readonly concreteness: number;
  readonly style: CopyStyle;
  /** How copy that reads like this was rated; null when not English. */
  readonly craft: Craft | null;
  readonly callsToAction: readonly Hit[];
  readonly offers: readonly Hit[];
  /** How the beginning pulls, by tests of headlines; null when not English. */
  readonly pull: Pull | null;
  /** Policy: what an ad platform's review is likely to refuse. */
  readonly policy: readonly PolicyHit[];
}

/** Ways of writing, found by lists and patterns in English. */
export interface CopyStyle {
  /** Phrases and adjectives that stand in ads of every trade. */
  readonly worn: readonly Hit[];
  /** What runs the reader or a group of people down. */
  readonly demeaning: readonly Hit[];
  /** Threats, and clocks that nobody can check. */
  readonly scares: readonly Hit[];
  /** What hides its subject to be clicked. */
  readonly bait: readonly Hit[];
  /** Slips of grammar. */
  readonly slips: readonly Hit[];
  /** Limits and conditions that the copy names of its own accord. */
  readonly candor: readonly Hit[];
  /** The company's own history and virtues. */
  readonly companyNews: readonly Hit[];
  /** Long and abstract words. */
  readonly heavy: readonly Hit[];
  /** Words that carry meaning, of which `heavy` is a part. */
  readonly telling: number;
}

/** A rating by many small traits of the writing, fitted to a panel's ratings of ad copies. */
export interface Craft {
  /** What the panel gave copy that reads like this, 0..100. */
  readonly rating: number;
  /** What it gains and loses by, in points of the rating, strongest first. */
  readonly parts: readonly PullPart[];
}

/** How strongly the beginning of a copy draws clicks, by a sum of weights fitted to tests of news headlines. */
export interface Pull {
  /** The stretch that was judged: what is read before 'more'. */
  readonly lead: Span;
  /** The sum; 0 is a usual headline of the archive. */
  readonly strength: number;
  /** About how many of 100 headlines of the archive it outdoes, 0..100. */
  readonly rank: number;
  /** What it gains and loses by, in the unit of `strength`, strongest first. */
  readonly parts: readonly PullPart[];
  /** What it could gain by and has not, strongest first. */
  readonly unused: readonly Omit<PullPart, 'hits'>[];
}

export interface PullPart {
  /** As in 'it gains by a figure'. */
  readonly name: string;
  readonly effect: number;
  /** Empty where it is a measure of the whole stretch, as its length. */
  readonly hits: readonly Hit[];
}

export interface PolicyHit extends Hit {
  readonly rule: string;
  readonly source: string;
  readonly severity: 'refused' | 'risky';
}

/** One thing said in the picture, the copy, or both. */
export interface SharedPoint {
  readonly kind: 'offer' | 'brand' | 'product' | 'action';
  readonly copy: string | null;
  readonly creative: string | null;
  readonly agrees: boolean;
}

/** How the copy and the picture's own words go together. */
export interface MessageMatch {
  /** 0..100. */
  readonly score: number;
  readonly points: readonly SharedPoint[];
  /** Share of the picture's words repeated by the copy, 0..1. */
  readonly duplication: number;
}

export interface CopyArtifacts {
  readonly copy: Copy;
}
