import type { Bars } from './bars.ts';
import type { Elements, Subject } from '../elements/elements.ts';
import type { Box } from '../geometry.ts';
import type { Impression } from './impression.ts';
import type { LetterEdges } from './letter-edges.ts';
import type { PlacementFit } from './placement-fit.ts';
import type { TextRole } from './text-role.ts';
import type { FlashSpan } from './video-artifacts.ts';
import type { VisionReading } from '../vision-reader/vision-reading.ts';

const VIDEO_FORMATS = ['mp4', 'mov', 'avi', 'webm', 'mkv'] as const;
export type VideoFormat = (typeof VIDEO_FORMATS)[number];

/** Facts about the file as it was uploaded. */
export interface FileFacts {
  readonly format: 'jpeg' | 'png' | 'webp' | 'gif' | VideoFormat;
  readonly bytes: number;
  /** Frames of an animation; 1 for a still. */
  readonly frames: number;
  /** Milliseconds per loop; 0 for a still. */
  readonly durationMs: number;
  /** How many times an animation plays; 0 means forever. */
  readonly loops: number;
  /** For an animated picture, over the seconds that it plays. Missing for stills and videos. */
  readonly flashes?: {
    /** Stretches with more than three flashes in a second, in seconds (WCAG 2.2, 2.3.1). */
    readonly spans: readonly FlashSpan[];
    readonly mostPerSecond: number;
  };
  /** Quality, 1..100, that a JPEG file was saved with. Missing for other files, and in results from older engines. */
  readonly jpegQuality?: number;
  readonly sha256: string;
}

/** The picture as a person sees it: turned upright, flattened on white, in sRGB. */
export interface ImageFacts {
  /** Pixels, after the EXIF rotation. */
  readonly width: number;
  readonly height: number;
  readonly hasAlpha: boolean;
  /** Share of pixels that were not opaque. */
  readonly transparentShare: number;
  /** As stored: srgb, cmyk, b-w, rgb16 … */
  readonly colourSpace: string;
  readonly hasProfile: boolean;
}

/** Whether the picture was upscaled from few pixels. */
export interface Enlargement {
  /** Number of places in the frame that look photographed and hold no text. A few prove nothing. */
  readonly tiles: number;
  /**
   * How sharp the edges there are: the strongest steps over 2 pixels divided by those over 12, 0..1. Over .4 is sharp, .3 or less was
   * upscaled; 0 where few pixels were blown up to squares. Missing in results from older engines.
   */
  readonly edgeSharpness?: number;
  /** Box around those places; null when there are none. */
  readonly box: Box | null;
}

export interface Quality {
  /** 0 (blurred) .. 100 (crisp): steepness of the edges at display size. */
  readonly sharpness: number;
  /** Standard deviation of the noise in flat regions, in levels of 255. */
  readonly noise: number;
  /** Step at 8-pixel block edges divided by the step elsewhere, minus 1; 0 means no blocks. */
  readonly blocking: number;
  /** Mean OKLab lightness, 0..1. */
  readonly meanLightness: number;
  /** p95 - p5 of OKLab lightness, 0..1. */
  readonly lightnessSpread: number;
  /** Shares of pixels crushed to black and blown to white, leaving out text panels and plain backgrounds. */
  readonly clippedShadows: number;
  readonly clippedHighlights: number;
  readonly bitsPerPixel: number;
  /** Black bars around the picture. Missing in results from older engines. */
  readonly bars?: Bars;
  /** Missing in results from older engines. */
  readonly enlargement?: Enlargement;
}

export interface PaletteColor {
  readonly hex: string;
  /** Share of the frame, 0..1. */
  readonly share: number;
  /** OKLCH: lightness 0..1, chroma, hue in degrees. */
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

export interface Color {
  /** Hasler and Suesstrunk 2003; about 0 (gray) to 110. */
  readonly colourfulness: number;
  /** -1 (cold) .. 1 (warm), weighted by chroma. */
  readonly warmth: number;
  /** 0..100: how close the hues are to a harmonic template (Cohen-Or et al. 2006). */
  readonly harmony: number;
  /** Name of the best-fitting template. */
  readonly harmonyTemplate: string;
  /** Number of distinct hues that cover a notable area. */
  readonly hues: number;
  readonly meanChroma: number;
}

export interface TextLine {
  readonly text: string;
  readonly box: Box;
  /** Confidence of the text reader, 0..1. */
  readonly confidence: number;
  /** Probability that the words are read exactly right, 0..1; missing when it was not estimated. */
  readonly readRightly?: number;
  /** WCAG 2.2 ratio of the letters against their actual background, 1..21. */
  readonly contrast: number;
  /** How well several measurements of the contrast agree, 0..1. Defaults to 1. */
  readonly agreed?: number;
  /** Share of the letters that two networks read the same, 0..1; missing when only one network read them. */
  readonly alike?: number;
  /** The part of the line with the lowest contrast, and the ratio there. */
  readonly worst: { readonly box: Box; readonly contrast: number };
  readonly role: TextRole;
  /** Height of the letters (cap height to descender) as a share of the frame's height. */
  readonly height: number;
  /** Degrees from horizontal. */
  readonly angle: number;
  readonly ink: string;
  readonly ground: string;
  /** Standard deviation of lightness behind the letters, 0..1. High for a busy background. */
  readonly groundTexture: number;
  /** Missing when the line is too small or faint to tell, in frames of a video, and in results from older engines. */
  readonly edges?: LetterEdges;
  /** Side of the frame that cuts through its letters. Missing when none does, in frames of a video, and in results from older engines. */
  readonly cutAt?: 'left' | 'right';
  /** ISO 15924 code of the script ('Latn', 'Cyrl', 'Hani'); missing when no reader could tell. */
  readonly script?: string;
  /** ISO 639-1 code from the second reader ('pl', 'ja'). When a line in Latin letters has none, only English was found. */
  readonly language?: string;
  /** Read in a closer look at a part of the picture, for something that a vision reader had named. */
  readonly closer?: true;
  /** Continues the sentence of an earlier line. Missing for lines that do not, and before continuations are detected. */
  readonly goesOn?: true;
}

export interface Face {
  readonly box: Box;
  readonly confidence: number;
  /** 0..1; null when the face is too small to judge. */
  readonly smile: number | null;
  /** Direction the head is turned, in the frame: -1 left .. 1 right; null when unknown. */
  readonly facing: number | null;
}

/** Where a person's posture suggests that the head is, even if something covers it. */
export interface Head {
  readonly box: Box;
  /** 0..1; about .35 or more when there is a person. */
  readonly confidence: number;
}

/** A person or a common object. */
export interface Thing {
  /** One of the 80 COCO class names, in English: 'person', 'bottle'. */
  readonly label: string;
  readonly box: Box;
  /** 0..1. People are reported from .5, objects from .7. */
  readonly confidence: number;
}

export interface AttentionCenter {
  readonly x: number;
  readonly y: number;
  /** What is there, if it was recognized: 'bottle'. */
  readonly thing?: string;
  /** Share of all predicted attention around it. */
  readonly share: number;
  /** How close its peak comes to the highest one, 0..1. Defaults to 1. */
  readonly rivals?: number;
}

export interface Attention {
  /** Grid of predicted attention, row by row: base64, one byte per cell (255 is the peak). */
  readonly columns: number;
  readonly rows: number;
  readonly values: string;
  /** Share of predicted attention on each element, 0..1; null when there is no such element. */
  readonly shares: {
    readonly headline: number | null;
    readonly offer: number | null;
    readonly callToAction: number | null;
    readonly brand: number | null;
    readonly faces: number | null;
    readonly text: number | null;
  };
  /** 0 (spread evenly) .. 1 (a single point): 1 - normalized entropy. */
  readonly concentration: number;
  /** Competing peaks, strongest first, which is the order in which the eye is predicted to visit them. */
  readonly centres: readonly AttentionCenter[];
}

export interface Clutter {
  /** 0..100, on the scale of people's ratings of ads (SAVOIAS). */
  readonly score: number;
  /** 0..100 on the same scale, from the figures below alone. */
  readonly texture: number;
  /** 0..100 on the same scale, from the shapes that a network sees; null when the network could not run. */
  readonly form: number | null;
  readonly featureCongestion: number;
  /** Share of the frame that is not calm, 0..1. */
  readonly busyShare: number;
  readonly subbandEntropy: number;
  readonly edgeDensity: number;
  readonly jpegBitsPerPixel: number;
  readonly colourEntropy: number;
  /** Where the clutter is worst. */
  readonly busiest: Box;
}

export interface Layout {
  /** Share of the frame that is calm background, 0..1. */
  readonly whiteSpace: number;
  /** Distance of the visual center of mass from the middle, 0..1, and its position. */
  readonly imbalance: number;
  readonly centreOfMass: { readonly x: number; readonly y: number };
  /** 0..100: how well lines in the same column share their edges; null when no two lines share a column. */
  readonly alignment: number | null;
  /** 0..1: how alike the left and right halves are. */
  readonly symmetry: number;
  /** 0..1: how close the strongest attention center is to a rule-of-thirds crossing. */
  readonly thirds: number;
  /** 0..1: lightness difference between the main subject and its surroundings. */
  readonly figureGround: number;
  /** Share of the frame covered by text boxes. */
  readonly textShare: number;
  /** Round stickers with jagged outlines. Missing in results from older engines. */
  readonly starbursts?: readonly Box[];
}

export interface CallToAction {
  readonly text: string;
  readonly box: Box;
  readonly kind: 'button' | 'text';
  readonly confidence: number;
  /** Fill of the button (or color of the letters), and the color around it. */
  readonly fill: string;
  readonly surround: string;
  /** WCAG ratio between fill and surround. */
  readonly contrastWithSurround: number;
  /** OKLab distance between fill and surround. */
  readonly colourDistance: number;
  readonly textContrast: number;
  /** Share of the frame. */
  readonly share: number;
  /** Whether it starts with a verb that asks for an action. */
  readonly startsWithVerb: boolean;
  /** Whether it names what people get ("Shop trail shoes", not "Click here"). */
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

/** Everything measured about a banner's picture. Plain JSON, so it can be saved and audited again. */
export interface ImageArtifacts {
  readonly file: FileFacts;
  readonly image: ImageFacts;
  readonly quality: Quality;
  readonly palette: readonly PaletteColor[];
  readonly colour: Color;
  readonly text: readonly TextLine[];
  readonly faces: readonly Face[];
  /** Heads of the person in front and of the people in `things`, most certain first. */
  readonly heads: readonly Head[];
  /** People and common objects, most certain first. */
  readonly things: readonly Thing[];
  readonly attention: Attention;
  /** What the picture shows and sells; null when that was not found. */
  readonly subject: Subject | null;
  /** Objects, whole people and heads, each with a small margin. Nothing should cover them. */
  readonly objects: readonly Box[];
  readonly clutter: Clutter;
  readonly layout: Layout;
  readonly callToAction: CallToAction | null;
  readonly brand: readonly BrandMark[];
  /** What the ad says and shows, as used in the report. `understand` derives it from the other artifacts. */
  readonly elements: Elements;
  readonly placements: readonly PlacementFit[];
  readonly impression: Impression;
  /** What a vision-language model says about the ad; only when one was configured. */
  readonly reading?: VisionReading;
}

/** Whether the measured file is a video. */
export const isVideoFile = (file: FileFacts | undefined): boolean =>
  VIDEO_FORMATS.some((format) => format === file?.format);
