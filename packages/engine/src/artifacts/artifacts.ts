import type { Bars } from './bars.ts';
import type { Elements, Subject } from '../elements/elements.ts';
import type { Box } from '../geometry.ts';
import type { Impression } from './impression.ts';
import type { LetterEdges } from './letter-edges.ts';
import type { PlacementFit } from './placement-fit.ts';
import type { TextRole } from './text-role.ts';
import type { FlashSpan } from './video-artifacts.ts';
import type { VisionReading } from '../vision-reader/vision-reading.ts';

export const VIDEO_FORMATS = ['mp4', 'mov', 'avi', 'webm', 'mkv'] as const;
export type VideoFormat = (typeof VIDEO_FORMATS)[number];

/** Facts of the file as it was uploaded. */
export interface FileFacts {
  readonly format: 'jpeg' | 'png' | 'webp' | 'gif' | VideoFormat;
  readonly bytes: number;
  /** Frames of an animation; 1 for a still. */
  readonly frames: number;
  /** Milliseconds one loop takes; 0 for a still. */
  readonly durationMs: number;
  /** Times an animation plays; 0 is for ever. */
  readonly loops: number;
  /** Of an animated picture, over the seconds that it plays; left out of a still and of a video. */
  readonly flashes?: {
    /** Stretches with more than three flashes in a second, in seconds (WCAG 2.2, 2.3.1). */
    readonly spans: readonly FlashSpan[];
    readonly mostPerSecond: number;
  };
  /** Quality, 1..100, that a JPEG file was saved at; left out of other files, and by older engines. */
  readonly jpegQuality?: number;
  readonly sha256: string;
}

/** The picture as a person sees it: turned upright, flattened on white, sRGB. */
export interface ImageFacts {
  /** Pixels, after the EXIF turn. */
  readonly width: number;
  readonly height: number;
  readonly hasAlpha: boolean;
  /** Share of pixels that were not opaque. */
  readonly transparentShare: number;
  /** As stored: srgb, cmyk, b-w, rgb16 … */
  readonly colourSpace: string;
  readonly hasProfile: boolean;
}

/** Whether the picture was blown up from few pixels. */
export interface Enlargement {
  /** Places of the frame that look photographed and hold no text; few say nothing. */
  readonly tiles: number;
  /** 1 .. 4: differences over 8 pixels over those over 2, where the picture is sharpest; about 1.5 is sharp, over 3 blown up. */
  readonly ratio: number;
  /** Around those places; null without any. */
  readonly box: Box | null;
}

export interface Quality {
  /** 0 (blurred) .. 100 (crisp): share of edge energy at the finest scale, at display size. */
  readonly sharpness: number;
  /** Standard deviation of noise in flat regions, of 255. */
  readonly noise: number;
  /** Step at 8-pixel block edges over the step elsewhere, minus 1; 0 is none. */
  readonly blocking: number;
  /** Mean OKLab lightness, 0..1. */
  readonly meanLightness: number;
  /** p95 - p5 of OKLab lightness, 0..1. */
  readonly lightnessSpread: number;
  /** Share of pixels crushed to black, blown to white (text panels and plain grounds left out). */
  readonly clippedShadows: number;
  readonly clippedHighlights: number;
  readonly bitsPerPixel: number;
  /** Black ones around the picture; left out of what was kept by older engines. */
  readonly bars?: Bars;
  /** Left out of what was kept by older engines. */
  readonly enlargement?: Enlargement;
}

export interface PaletteColour {
  readonly hex: string;
  /** Share of the frame, 0..1. */
  readonly share: number;
  /** OKLCH: lightness 0..1, chroma, hue in degrees. */
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

export interface Colour {
  /** Hasler and Suesstrunk 2003; about 0 (grey) to 110. */
  readonly colourfulness: number;
  /** -1 (cold) .. 1 (warm), weighted by chroma. */
  readonly warmth: number;
  /** 0..100: how close the hues lie to a harmonic template (Cohen-Or et al. 2006). */
  readonly harmony: number;
  /** Name of the template that fits best. */
  readonly harmonyTemplate: string;
  /** Separate hues of notable area. */
  readonly hues: number;
  readonly meanChroma: number;
}

export interface TextLine {
  readonly text: string;
  readonly box: Box;
  /** Of the reader, 0..1. */
  readonly confidence: number;
  /** Chance that the words are read to the letter, 0..1; left out where nobody judged it. */
  readonly readRightly?: number;
  /** WCAG 2.2 ratio of the letters against what is truly behind them, 1..21. */
  readonly contrast: number;
  /** How far several looks at the contrast agree, 0..1; in full where it is left out. */
  readonly agreed?: number;
  /** Share of the letters that two networks read alike, 0..1; left out where one alone read them. */
  readonly alike?: number;
  /** The part of the line where the contrast is lowest, and the ratio there. */
  readonly worst: { readonly box: Box; readonly contrast: number };
  readonly role: TextRole;
  /** Height of the letters (cap height to descender) as a share of the frame's height. */
  readonly height: number;
  /** Degrees from level. */
  readonly angle: number;
  readonly ink: string;
  readonly ground: string;
  /** Standard deviation of lightness behind the letters, 0..1: a busy ground is high. */
  readonly groundTexture: number;
  /** Left out where the line is too small or faint to tell, in frames of a video, and by older engines. */
  readonly edges?: LetterEdges;
  /** Side of the frame that cuts through its letters; left out where none does, in frames of a video, and by older engines. */
  readonly cutAt?: 'left' | 'right';
  /** What it is written in, as ISO 15924 names it ('Latn', 'Cyrl', 'Hani'); left out where no reader could tell. */
  readonly script?: string;
  /** ISO 639-1, where the second reader told it ('pl', 'ja'); of Latin letters without it nothing was found but English. */
  readonly language?: string;
  /** Read in a part of the picture, where a vision reader had named it. */
  readonly closer?: true;
  /** Carries on the sentence of a line before it; left out of a line that stands by itself, and until lines are told apart. */
  readonly goesOn?: true;
}

export interface Face {
  readonly box: Box;
  readonly confidence: number;
  /** 0..1; null where the face is too small to judge. */
  readonly smile: number | null;
  /** Where the head is turned, in the frame: -1 left .. 1 right, null when unknown. */
  readonly facing: number | null;
}

/** Where the posture of a person says that the head is, whether or not something lies over it. */
export interface Head {
  readonly box: Box;
  /** 0..1; about .35 and more where there is a person. */
  readonly confidence: number;
}

/** A person or a common object. */
export interface Thing {
  /** In English, one of the 80 kinds of COCO: 'person', 'bottle'. */
  readonly label: string;
  readonly box: Box;
  /** 0..1; people are named from .5 on, objects from .7. */
  readonly confidence: number;
}

export interface AttentionCentre {
  readonly x: number;
  readonly y: number;
  /** What stands there, where that was recognised: 'bottle'. */
  readonly thing?: string;
  /** Share of all predicted attention around it. */
  readonly share: number;
  /** How far its peak rivals the highest, 0..1; in full where it is left out. */
  readonly rivals?: number;
}

export interface Attention {
  /** Grid of predicted attention, row by row, base64 of one byte a cell (255 is the peak). */
  readonly columns: number;
  readonly rows: number;
  readonly values: string;
  /** Share of predicted attention on each, 0..1; null where there is no such element. */
  readonly shares: {
    readonly headline: number | null;
    readonly offer: number | null;
    readonly callToAction: number | null;
    readonly brand: number | null;
    readonly faces: number | null;
    readonly text: number | null;
  };
  /** 0 (spread evenly) .. 1 (one point): 1 - normalised entropy. */
  readonly concentration: number;
  /** Peaks that compete, strongest first, in the order the eye is predicted to visit them. */
  readonly centres: readonly AttentionCentre[];
}

export interface Clutter {
  /** 0..100 on the scale of people's ratings of ads (SAVOIAS). */
  readonly score: number;
  /** 0..100 on the same scale, by the figures below alone. */
  readonly texture: number;
  /** 0..100 on the same scale, by the shapes a network sees; null when it could not be run. */
  readonly form: number | null;
  readonly featureCongestion: number;
  /** Share of the frame that is not calm, 0..1. */
  readonly busyShare: number;
  readonly subbandEntropy: number;
  readonly edgeDensity: number;
  readonly jpegBitsPerPixel: number;
  readonly colourEntropy: number;
  /** Where it is worst. */
  readonly busiest: Box;
}

export interface Layout {
  /** Share of the frame that is calm ground, 0..1. */
  readonly whiteSpace: number;
  /** Distance of the visual centre of mass from the middle, 0..1, and where it is. */
  readonly imbalance: number;
  readonly centreOfMass: { readonly x: number; readonly y: number };
  /** 0..100: how well lines of one column share their edges. null where no two lines stand in one column. */
  readonly alignment: number | null;
  /** 0..1, left against right. */
  readonly symmetry: number;
  /** 0..1: how close the strongest centre lies to a third's crossing. */
  readonly thirds: number;
  /** 0..1: lightness difference of the main subject and what surrounds it. */
  readonly figureGround: number;
  /** Share of the frame covered by text boxes. */
  readonly textShare: number;
}

export interface CallToAction {
  readonly text: string;
  readonly box: Box;
  readonly kind: 'button' | 'text';
  readonly confidence: number;
  /** Fill of the button (or colour of the letters), and of what surrounds it. */
  readonly fill: string;
  readonly surround: string;
  /** WCAG ratio of fill and surround. */
  readonly contrastWithSurround: number;
  /** OKLab distance of fill and surround. */
  readonly colourDistance: number;
  readonly textContrast: number;
  /** Share of the frame. */
  readonly share: number;
  /** Starts with a verb that asks for an action. */
  readonly startsWithVerb: boolean;
  /** Names what one gets ("Shop trail shoes", not "Click here"). */
  readonly specific: boolean;
}

export interface BrandMark {
  readonly text: string;
  readonly box: Box;
  readonly confidence: number;
  readonly share: number;
  /** Why it counts as the brand: corner, repeated, named in the copy, domain … */
  readonly because: string;
}

/** Everything measured of a banner's picture. Plain JSON: it can be saved and audited again. */
export interface ImageArtifacts {
  readonly file: FileFacts;
  readonly image: ImageFacts;
  readonly quality: Quality;
  readonly palette: readonly PaletteColour[];
  readonly colour: Colour;
  readonly text: readonly TextLine[];
  readonly faces: readonly Face[];
  /** Of the person in front and of those in `things`, surest first. */
  readonly heads: readonly Head[];
  /** People and common objects, surest first. */
  readonly things: readonly Thing[];
  readonly attention: Attention;
  /** What the picture shows and sells; null where that was not found. */
  readonly subject: Subject | null;
  /** Objects, whole people and heads, each with a little room around: not to be covered. */
  readonly objects: readonly Box[];
  readonly clutter: Clutter;
  readonly layout: Layout;
  readonly callToAction: CallToAction | null;
  readonly brand: readonly BrandMark[];
  /** What the ad says and shows, as the report takes it; decided on the rest by `understand`. */
  readonly elements: Elements;
  readonly placements: readonly PlacementFit[];
  readonly impression: Impression;
  /** What a vision-language model says of it; only where one was set. */
  readonly reading?: VisionReading;
}

/** Whether it was a video that was measured. */
export const isOfVideo = (file: FileFacts | undefined): boolean =>
  VIDEO_FORMATS.some((format) => format === file?.format);
