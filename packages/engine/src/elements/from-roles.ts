import type { BrandMark, CallToAction, ImageArtifacts, TextLine } from '../artifacts.ts';
import type { TextRole } from '../text-role.ts';
import { mainMark, brandCertainty, lineOfMark } from '../computed/brand/brand-mark.ts';
import { attentionShare } from '../computed/attention/attention-share.ts';
import { enclosing } from '../geometry.ts';
import type { Told } from '../told.ts';
import { liesIn } from './told-lines.ts';
import type { Element, Elements, LineRole, Subject } from './elements.ts';

export type Known = Pick<ImageArtifacts, 'text' | 'callToAction' | 'brand'> &
  Partial<Pick<ImageArtifacts, 'faces' | 'things' | 'attention'>>;

const ROLE: Readonly<Record<TextRole, LineRole>> = {
  headline: 'headline',
  offer: 'offer',
  body: 'body',
  callToAction: 'request',
  legal: 'legal',
  brand: 'brand',
};

/** What the ad says and shows, by the roles that its lines have. A line is as sure as it was read. */
export function elementsOf(known: Known, told: Told | undefined): Elements {
  const { text, callToAction, brand } = known;
  const marked = (is: string, box: Element['box']): boolean =>
    told?.corrections?.some((each) => each.is === is && (liesIn(box, each.box) || liesIn(each.box, box))) ??
    false;
  const block = (role: 'headline' | 'offer'): Element | null => {
    const all = text.filter((line) => line.role === role);
    const lines = all.some(({ box }) => marked(role, box)) ? all.filter(({ box }) => marked(role, box)) : all;
    return elementOf(
      lines,
      text,
      lines.some(({ box }) => marked(role, box)),
    );
  };
  return {
    headline: block('headline'),
    subhead: null,
    offer: block('offer'),
    request: callToAction && requestOf(callToAction, text, marked('request', callToAction.box)),
    brand: brandOf(brand, text, (mark) => marked('brand', mark.box) || told?.brand !== undefined),
    subject: subjectOf(known, told),
    labels: [],
    roles: text.map((line) => ({ [ROLE[line.role]]: 1 })),
    protect: (told?.corrections ?? []).filter(({ is }) => is === 'protect').map(({ box }) => box),
  };
}

function elementOf(lines: readonly TextLine[], all: readonly TextLine[], told: boolean): Element | null {
  if (lines.length === 0) return null;
  return {
    text: lines.map((line) => line.text).join(' '),
    p: told ? 1 : Math.min(...lines.map(({ confidence }) => confidence)),
    box: enclosing(lines.map(({ box }) => box)),
    lines: lines.map((line) => all.indexOf(line)),
    ...(told && { told: true as const }),
  };
}

const requestOf = (
  { text, box, confidence }: CallToAction,
  all: readonly TextLine[],
  told: boolean,
): Element => ({
  text,
  p: told ? 1 : confidence,
  box,
  lines: all.flatMap((line, index) => (line.role === 'callToAction' && liesIn(line.box, box) ? [index] : [])),
  ...(told && { told: true as const }),
});

function brandOf(
  brand: readonly BrandMark[],
  all: readonly TextLine[],
  isTold: (mark: BrandMark) => boolean,
): Element | null {
  const mark = mainMark(brand);
  if (!mark) return null;
  const line = lineOfMark(mark, all);
  const told = mark.confidence === 1 && isTold(mark);
  return {
    text: mark.text,
    p: told ? 1 : brandCertainty(brand),
    box: mark.box,
    lines: line ? [all.indexOf(line)] : [],
    ...(told && { told: true as const }),
  };
}

/** The person, face or thing that draws most of the looks; what a person marked comes first. */
function subjectOf({ faces = [], things = [], attention }: Known, told: Told | undefined): Subject | null {
  const candidates: Subject[] = [
    ...things.map(({ label, box, confidence }) => ({
      kind: label === 'person' ? ('person' as const) : ('product' as const),
      box,
      p: confidence,
    })),
    ...faces.map(({ box, confidence }) => ({ kind: 'face' as const, box, p: confidence })),
  ];
  const place = told?.corrections?.findLast(({ is }) => is === 'subject')?.box;
  if (place) {
    const kind = candidates.find(({ box }) => liesIn(box, place) && liesIn(place, box))?.kind ?? 'product';
    return { kind, box: place, p: 1, told: true };
  }
  const looks = ({ box, p }: Subject): number =>
    p * (attention ? attentionShare(attention, [box]) : box.w * box.h);
  return candidates.toSorted((a, b) => looks(b) - looks(a))[0] ?? null;
}
