import type { PaperFormat, ShownBand } from '@adjudge/contract';

/** What the owner of a report puts at its top. */
export interface Letterhead {
  /** Size in points; null: no logo. */
  readonly logo: { readonly width: number; readonly height: number } | null;
  /** Color of the title and rules, '#rrggbb'; null: the product's own. */
  readonly color: string | null;
}

/** How a finding's number is drawn: filled if the picture has a box for it, red if it costs points. */
export interface Chip {
  readonly number: number;
  readonly drawn: boolean;
  readonly costs: boolean;
}

/** A numbered box on the picture, in fractions of the picture. The tag's position is in points from the top left. */
export interface Mark extends Chip {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
  readonly tagLeft: number;
  readonly tagTop: number;
}

export interface Bar {
  readonly label: string;
  /** 0..100; null: not measured. */
  readonly score: number | null;
  readonly shown: string;
  readonly band: ShownBand;
  readonly word: string;
  /** For example '14 %'; may be empty. */
  readonly weight: string;
  readonly median: number | null;
  /** Shown under the bar. */
  readonly note?: string;
}

/** A predicted fixation point, in fractions of the picture. Its number is its rank. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A picture next to text, as large as there is room. */
export interface Shot {
  readonly picture: string;
  readonly alt: string;
  /** Maximum size in points. */
  readonly width: number;
  readonly height: number;
}

/** A term and its text; `mono` is for measured values. */
export interface Fact {
  readonly term: string;
  readonly text: string;
  readonly mono?: boolean;
}

export interface Span {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A part of a document. `keep`: stays on the page of the next block. All texts are set literally, never as markup. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly text: string; readonly aside?: string }
  | { readonly kind: 'text'; readonly text: string; readonly tone?: 'soft' | 'lead'; readonly keep?: boolean }
  | {
      readonly kind: 'list';
      readonly sign: 'good' | 'poor' | 'dot' | 'number';
      readonly items: readonly string[];
    }
  | { readonly kind: 'facts'; readonly facts: readonly Fact[] }
  | {
      readonly kind: 'table';
      readonly caption: string;
      readonly head: readonly string[];
      /** Indexes of numeric columns, which are right-aligned. */
      readonly figures: readonly number[];
      /** Relative width of each column. */
      readonly widths: readonly number[];
      readonly rows: readonly (readonly string[])[];
      /** Indexes of emphasized rows. */
      readonly strong?: readonly number[];
      /** Index of the column for this ad. */
      readonly column?: number;
    }
  | { readonly kind: 'bars'; readonly bars: readonly Bar[] }
  | {
      readonly kind: 'verdict';
      readonly score: number | null;
      readonly shown: string;
      readonly band: ShownBand;
      readonly word: string;
      readonly grade: string;
      readonly low: number;
      readonly high: number;
      readonly sentence: string;
      readonly notes: readonly string[];
    }
  | {
      readonly kind: 'picture';
      /** Name of one of the pictures that come with the document. */
      readonly picture: string;
      readonly alt: string;
      readonly caption: string;
      /** Drawn size in points. */
      readonly width: number;
      readonly height: number;
      readonly marks: readonly Mark[];
      readonly spots?: readonly Spot[];
      /** On a sheet: shrinks as far as the rest of the sheet needs. */
      readonly gives?: true;
    }
  | {
      readonly kind: 'finding';
      readonly chip: Chip | null;
      readonly title: string;
      readonly measured: string;
      readonly cost: string;
      readonly observation: string;
      readonly facts: readonly Fact[];
      readonly fix: string | null;
      readonly why: string;
    }
  | {
      readonly kind: 'action';
      readonly chip: Chip | null;
      /** Drawn with a checkbox. */
      readonly task: boolean;
      readonly title: string;
      readonly gain: string;
      readonly text: string;
      readonly note: string;
      readonly change?: { readonly before: Shot; readonly after: Shot };
    }
  /** Findings with only their titles. */
  | {
      readonly kind: 'titles';
      readonly titles: readonly { readonly chip: Chip; readonly title: string; readonly gain: string }[];
    }
  | { readonly kind: 'quote'; readonly text: string }
  | {
      readonly kind: 'edit';
      readonly original: string;
      readonly revised: string;
      readonly note: string;
      readonly gain: string;
    }
  | { readonly kind: 'pair'; readonly lead: string; readonly note: string }
  | {
      readonly kind: 'swatches';
      readonly colours: readonly { readonly hex: string; readonly label: string }[];
    }
  | {
      readonly kind: 'prediction';
      readonly metric: string;
      readonly value: string;
      readonly trend: string;
      readonly range: string;
      readonly method: string;
      readonly caveat: string;
    }
  | {
      readonly kind: 'lanes';
      readonly duration: number;
      readonly lanes: readonly { readonly name: string; readonly spans: readonly Span[] }[];
    }
  | { readonly kind: 'columns'; readonly columns: readonly (readonly Block[])[] }
  /** Kept on one page if it fits on one. */
  | { readonly kind: 'together'; readonly blocks: readonly Block[] }
  /** What fits on one page. Its picture shrinks, within limits, to make everything fit. */
  | { readonly kind: 'sheet'; readonly blocks: readonly Block[] };

export interface Document {
  readonly title: string;
  /** What it is about. Shown under the title and in every footer. */
  readonly subject: string;
  readonly date: string;
  /** null: neither the product's name nor its mark is shown. */
  readonly brand: { readonly name: string; readonly tagline: string } | null;
  /** Replaces the product's name; null or left out: none. */
  readonly letterhead?: Letterhead | null;
  readonly paper: PaperFormat;
  /** Whether it begins with a table of contents. */
  readonly contents: boolean;
  readonly blocks: readonly Block[];
}
