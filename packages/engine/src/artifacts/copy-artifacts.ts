/** A stretch of the ad copy in character offsets, end exclusive. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Words that one list or pattern found in the copy, with their position. */
export interface Hit extends Span {
  readonly text: string;
}

export interface CopySentence extends Span {
  readonly text: string;
  readonly words: number;
}

/** Everything measured about the ad copy. */
export interface Copy {
  readonly text: string;
  /** ISO 639-1; null when too short or too mixed to tell. */
  readonly language: string | null;
  readonly sentences: readonly CopySentence[];
  readonly words: number;
  /** Width in characters; wide ones (CJK, emoji) count twice. */
  readonly width: number;
  /** Flesch reading ease; null when not English. */
  readonly readingEase: number | null;
  /** The first sentence or line: what is shown before 'more'. */
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
  /** Words that say something specific to this product, each listed once. */
  readonly substance: readonly Hit[];
  /** Runs of letters that are not a word in any language. */
  readonly nonsense: readonly Hit[];
  readonly misspelled: readonly Hit[];
  /** Valence -1..1, 1 is pleasant; arousal 0..1, 1 is excited. From word lists. */
  readonly emotion: { readonly valence: number; readonly arousal: number };
  /** Share of content words that name things people can see or touch, 0..1. */
  readonly concreteness: number;
  readonly style: CopyStyle;
  /** How copy that reads like this was rated; null when not English. */
  readonly craft: Craft | null;
  readonly callsToAction: readonly Hit[];
  readonly offers: readonly Hit[];
  /** How strongly the beginning draws clicks, based on headline tests; null unless the copy is English or mostly nonsense. */
  readonly pull: Pull | null;
  /** What an ad platform's review is likely to reject. */
  readonly policy: readonly PolicyHit[];
}

/** Writing style, found by English lists and patterns. */
export interface CopyStyle {
  /** Phrases and adjectives that appear in ads of every trade. */
  readonly worn: readonly Hit[];
  /** What disparages the reader or a group of people. */
  readonly demeaning: readonly Hit[];
  /** Threats, and countdowns that readers cannot check. */
  readonly scares: readonly Hit[];
  /** What hides its subject to get clicks. */
  readonly bait: readonly Hit[];
  /** Grammar mistakes. */
  readonly slips: readonly Hit[];
  /** Limits and conditions that the copy states voluntarily. */
  readonly candor: readonly Hit[];
  /** The company's own history and virtues. */
  readonly companyNews: readonly Hit[];
  /** Long and abstract words. */
  readonly heavy: readonly Hit[];
  /** Number of words that carry meaning; `heavy` is a subset of them. */
  readonly telling: number;
}

/** A rating from many small traits of the writing, fitted to a panel's ratings of ad copies. */
export interface Craft {
  /** The panel's rating of copy that reads like this, 0..100. */
  readonly rating: number;
  /** What raises and lowers the rating, in points of it, strongest first. */
  readonly parts: readonly PullPart[];
}

/** How strongly the beginning of a copy draws clicks: a weighted sum fitted to tests of news headlines. */
export interface Pull {
  /** The stretch that was judged: what is shown before 'more'. */
  readonly lead: Span;
  /** The weighted sum; 0 is a typical headline of the archive. */
  readonly strength: number;
  /** About how many of 100 headlines of the archive it beats, 0..100. */
  readonly rank: number;
  /** What raises and lowers the strength, in its unit, strongest first. */
  readonly parts: readonly PullPart[];
  /** What could raise it but is not used, strongest first. */
  readonly unused: readonly Omit<PullPart, 'hits'>[];
}

export interface PullPart {
  /** Completes a phrase such as 'it gains by a figure'. */
  readonly name: string;
  readonly effect: number;
  /** Empty for a measure of the whole stretch, such as its length. */
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

/** How well the copy and the picture's own words go together. */
export interface MessageMatch {
  /** 0..100. */
  readonly score: number;
  readonly points: readonly SharedPoint[];
  /** Share of the picture's words that the copy repeats, 0..1. */
  readonly duplication: number;
}

export interface CopyArtifacts {
  readonly copy: Copy;
}
