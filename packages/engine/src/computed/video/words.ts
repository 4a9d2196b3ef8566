import type { TextLine } from '../../artifacts/artifacts.ts';
import type { TextSpan } from '../../artifacts/video-artifacts.ts';

/**
 * All lines of a video as if they were in one picture, for checks that only look at the words. Typographic properties are
 * not known for every line and get neutral values.
 */
export const linesOfVideo = (text: readonly TextSpan[]): readonly TextLine[] =>
  text.map((line) => ({
    text: line.text,
    role: line.role,
    box: line.box,
    confidence: line.confidence,
    contrast: line.contrast,
    worst: { box: line.box, contrast: line.contrast },
    height: line.height,
    angle: 0,
    ink: '#000000',
    ground: '#ffffff',
    groundTexture: 0,
  }));
