import type { TextLine } from '../../artifacts/artifacts.ts';
import type { TextSpan } from '../../artifacts/video-artifacts.ts';

/**
 * Every line of a video as if all stood in one picture, for checks that look at the words alone. How the letters are set
 * is not known of every line and left neutral.
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
