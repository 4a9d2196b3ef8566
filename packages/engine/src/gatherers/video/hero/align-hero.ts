import type { BrandMark, TextLine } from '../../../artifacts/artifacts.ts';
import type { Element, Elements } from '../../../elements/elements.ts';
import { remeasure } from '../../../elements/corrections/remeasure.ts';
import type { Gathered } from '../../../grading/run-audit.ts';
import { area } from '../../../geometry.ts';
import { rounded } from '../../../rounded.ts';
import type { Scenes, VideoElement } from '../../../artifacts/video-artifacts.ts';
import { isSameName } from '../over-time/brand-over-time.ts';
import { isPartOfHeadline } from '../over-time/headline-over-time.ts';
import { sameWords } from '../../words/index.ts';

/**
 * Aligns the hero frame with the whole video: it gets the video's spelling of the name and the video's headline, and words
 * on filmed things are not words of the ad. If the headline is on another frame, its element has no lines here, and what
 * leads here is a tagline. If no name was found here, the video's name is used.
 */
export function alignHeroWithVideo(picture: Gathered, scenes: Scenes): Gathered {
  const { text, brand, elements } = picture.artifacts;
  if (!text || !elements) return picture;
  const name = scenes.brand[0]?.text ?? null;
  const spelled = (words: string): string => (name !== null && isSameName(words, name) ? name : words);
  const { headline } = scenes;
  const lines = text.map((line) => withRole({ ...line, text: spelled(line.text) }, scenes));
  const lead = headline ? headlineOnFrame(lines, headline, elements) : null;
  const named = brand?.some((mark) => mark.text !== '') ?? true;
  const marks = named ? [] : marksOn(lines);
  const { confidence } = picture;
  return remeasure({
    ...picture,
    confidence: { ...confidence, ...(marks.length > 0 && { brand: NAME_PRECISION }) },
    artifacts: {
      ...picture.artifacts,
      text: lines,
      ...(brand && { brand: [...marks, ...brand.map((mark) => ({ ...mark, text: spelled(mark.text) }))] }),
      elements: {
        ...elements,
        headline: lead,
        headlines: [],
        brand: elements.brand
          ? { ...elements.brand, text: spelled(elements.brand.text) }
          : nameOf(scenes, lines),
        offer: elements.offer ?? (scenes.offer ? elsewhere(scenes.offer, scenes.offer.confidence) : null),
      },
    },
  });
}

/** Share of the 33 names chosen in 36 rated video ads that were right. */
const NAME_PRECISION = 0.88;
const ON_FRAMES = 'It was read on the frames of the video.';

const marksOn = (lines: readonly TextLine[]): readonly BrandMark[] =>
  lines
    .filter(({ role }) => role === 'brand')
    .map(({ text, box }) => ({
      text,
      box,
      confidence: NAME_PRECISION,
      share: area(box),
      because: ON_FRAMES,
    }));

/** The video's name, on this frame or on another; null when it has none. */
function nameOf({ brand: [mark] }: Scenes, lines: readonly TextLine[]): Element | null {
  if (!mark) return null;
  const at = lines.findIndex(({ role }) => role === 'brand');
  const here = lines[at];
  return here
    ? { text: here.text, p: NAME_PRECISION, box: here.box, lines: [at] }
    : elsewhere(mark, NAME_PRECISION);
}

/** An element on another frame has no lines here. */
const elsewhere = ({ text, box }: Pick<VideoElement, 'text' | 'box'>, p: number): Element => ({
  text,
  p,
  box,
  lines: [],
});

function withRole(line: TextLine, { text, headline, brand }: Scenes): TextLine {
  if (line.role === 'callToAction') return line;
  if (brand.some((mark) => isSameName(mark.text, line.text))) return { ...line, role: 'brand' };
  if (text.some((span) => span.role === 'label' && sameWords(span.text, line.text)))
    return { ...line, role: 'label' };
  if (headline && isPartOfHeadline(line.text, headline)) return { ...line, role: 'headline' };
  return line.role === 'headline' ? { ...line, role: 'body' } : line;
}

/** The headline as this frame shows it, since it is read more closely, or else as another frame does. */
function headlineOnFrame(
  lines: readonly TextLine[],
  headline: VideoElement,
  { headline: found }: Elements,
): Element {
  const at = lines.flatMap(({ role }, i) => (role === 'headline' ? [i] : []));
  const here = at.map((i) => lines[i]!.text).join(' ');
  if (sameWords(here, headline.text)) {
    return {
      text: found && sameWords(found.text, here) ? found.text : here,
      p: found?.p ?? sure(headline),
      box: headline.box,
      lines: at,
    };
  }
  return elsewhere(headline, sure(headline));
}

/** Share of the chosen headlines that were right in 36 video ads whose headline is known. */
const HEADLINE_PRECISION = 0.8;
const sure = ({ confidence }: VideoElement): number => rounded(HEADLINE_PRECISION * confidence, 3);
