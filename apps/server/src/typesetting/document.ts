import type { PaperFormat, ShownBand } from '@adjudge/contract';

/** What the owner of a report puts at its head. */
export interface Letterhead {
  /** Points; null without a logo. */
  readonly logo: { readonly width: number; readonly height: number } | null;
  /** Of title and rules, '#rrggbb'; null: those of the product. */
  readonly color: string | null;
}

/** How a finding's number is drawn: filled where the picture has a box for it, red where it costs points. */
export interface Chip {
  readonly number: number;
  readonly drawn: boolean;
  readonly costs: boolean;
}

/** A box on the picture with its number. Fractions of the picture; the tag's place in points from its top left. */
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
  /** 0..100; null where it was not measured. */
  readonly score: number | null;
  readonly shown: string;
  readonly band: ShownBand;
  readonly word: string;
  /** '14 %', or empty. */
  readonly weight: string;
  readonly median: number | null;
  /** Under the bar. */
  readonly note?: string;
}

/** A place where the eye is predicted to stop; its number is its rank. Fractions of the picture. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A picture beside words, as large as there is room. */
export interface Shot {
  readonly picture: string;
  readonly alt: string;
  /** Points at most. */
  readonly width: number;
  readonly height: number;
}

/** A term with what is said of it; `mono` for measured values. */
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

/** What a document is made of, top to bottom; `keep`: on the page of what follows. Every text is set as it stands: none of it is markup. */
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
      /** Columns of figures, set to the right. */
      readonly figures: readonly number[];
      /** Of each column, against the others. */
      readonly widths: readonly number[];
      readonly rows: readonly (readonly string[])[];
      /** Rows that stand out. */
      readonly strong?: readonly number[];
      /** The column that this ad stands in. */
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
      /** Names one of the pictures that come with the document. */
      readonly picture: string;
      readonly alt: string;
      readonly caption: string;
      /** Points as it is drawn. */
      readonly width: number;
      readonly height: number;
      readonly marks: readonly Mark[];
      readonly spots?: readonly Spot[];
      /** On a sheet: made smaller as far as the rest of the sheet needs it. */
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
      /** Drawn as a box to tick. */
      readonly task: boolean;
      readonly title: string;
      readonly gain: string;
      readonly text: string;
      readonly note: string;
      readonly change?: { readonly before: Shot; readonly after: Shot };
    }
  /** Findings by their titles alone. */
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
  /** Kept on one page if one has room for it. */
  | { readonly kind: 'together'; readonly blocks: readonly Block[] }
  /** One page, or what is left of one: fits on it as far as its picture can give. */
  | { readonly kind: 'sheet'; readonly blocks: readonly Block[] }
  | { readonly kind: 'break' };

export interface Document {
  readonly title: string;
  /** What it is about, under the title and in every foot. */
  readonly subject: string;
  readonly date: string;
  /** null: neither name nor mark of the product. */
  readonly brand: { readonly name: string; readonly tagline: string } | null;
  /** In the place of the product's name; left out, or null: none. */
  readonly letterhead?: Letterhead | null;
  readonly paper: PaperFormat;
  /** Whether it begins with a list of its chapters. */
  readonly contents: boolean;
  readonly blocks: readonly Block[];
}
