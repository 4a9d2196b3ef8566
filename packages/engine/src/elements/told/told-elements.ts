import type { ImageArtifacts, TextLine } from '../../artifacts.ts';
import { brandCertainty, lineOfMark, mainMark } from '../../computed/brand/brand-mark.ts';
import { type Box, enclosing } from '../../geometry.ts';
import type { Told } from '../../told.ts';
import type { Element, Elements, LineRole, Subject } from '../elements.ts';
import { liesIn } from './told-lines.ts';

export type Known = Pick<ImageArtifacts, 'text' | 'callToAction' | 'brand'> &
  Partial<Pick<ImageArtifacts, 'elements' | 'subject'>>;

type Named = 'headline' | 'offer' | 'brand' | 'request';

/**
 * What the ad says and shows after a person was heard: what was told is certain, the rest is as sure as it was found.
 * @param read the lines before, in the order in which the elements that were found name them
 */
export function toldElements(known: Known, read: readonly TextLine[], told: Told): Elements {
  const { text, callToAction, brand, elements: found } = known;
  const isMarked = (is: Named | 'subject', box: Box): boolean =>
    told.corrections?.some((each) => each.is === is && (liesIn(box, each.box) || liesIn(each.box, box))) ??
    false;
  const element = (is: Named, lines: readonly TextLine[], own: Partial<Element> = {}): Element | null => {
    if (lines.length === 0 && !own.box) return null;
    const box = own.box ?? enclosing(lines.map((line) => line.box));
    const isTold = isMarked(is, box) || lines.some((line) => isMarked(is, line.box));
    const before = found?.[is];
    return {
      text: own.text ?? lines.map((line) => line.text).join(' '),
      p: isTold ? 1 : (own.p ?? before?.p ?? Math.min(...lines.map(({ confidence }) => confidence))),
      box,
      lines: lines.map((line) => text.indexOf(line)),
      ...(isTold && { told: true as const }),
    };
  };
  const row = (line: TextLine): Elements['roles'][number] => rowOf(line, found?.roles[placeOf(line, read)]);
  const block = (is: 'headline' | 'offer'): Element | null => {
    const all = text.filter((line) => line.role === is);
    const marked = all.filter(({ box }) => isMarked(is, box));
    return element(is, marked.length > 0 ? marked : all);
  };
  const headline = block('headline');
  const mark = mainMark(brand);
  const markLine = mark && lineOfMark(mark, text);
  const named =
    mark &&
    element('brand', markLine ? [markLine] : [], {
      text: mark.text,
      box: mark.box,
      p: brandCertainty(brand),
    });
  return {
    headline,
    subhead: found?.subhead ? again(found.subhead, text) : null,
    offer: block('offer'),
    request:
      callToAction &&
      element(
        'request',
        text.filter((line) => line.role === 'callToAction' && liesIn(line.box, callToAction.box)),
        { text: callToAction.text, box: callToAction.box, p: callToAction.confidence },
      ),
    brand:
      named && told.brand !== undefined && mark.confidence === 1 ? { ...named, p: 1, told: true } : named,
    subject: toldSubject(known, told),
    labels: text.flatMap((line, at) =>
      line.role === 'label'
        ? [{ text: line.text, p: row(line)['label'] ?? 1, box: line.box, lines: [at] }]
        : [],
    ),
    headlines: headline ? [{ lines: headline.lines, p: 1 }] : [],
    roles: text.map(row),
    protect: (told.corrections ?? []).filter(({ is }) => is === 'protect').map(({ box }) => box),
  };
}

/** The same element among lines of which some may have gone; null where its own have. */
function again(element: Element, text: readonly TextLine[]): Element | null {
  const lines = text.flatMap((line, at) =>
    line.role === 'body' && liesIn(line.box, element.box) ? [at] : [],
  );
  return lines.length > 0 ? { ...element, lines } : null;
}

const ROLE: Readonly<Record<TextLine['role'], LineRole>> = {
  headline: 'headline',
  offer: 'offer',
  body: 'body',
  callToAction: 'request',
  legal: 'legal',
  brand: 'brand',
  label: 'label',
};

/** What was found of the line stays, where nobody gave it another role. */
const rowOf = (
  { role }: TextLine,
  found: Elements['roles'][number] | undefined,
): Elements['roles'][number] => (found && (found[ROLE[role]] ?? 0) > 0 ? found : { [ROLE[role]]: 1 });

const placeOf = ({ box }: TextLine, read: readonly TextLine[]): number =>
  read.findIndex((line) => line.box === box);

/** The place that a person marked; else what was found. */
function toldSubject({ subject = null }: Known, told: Told): Subject | null {
  const place = told.corrections?.findLast(({ is }) => is === 'subject')?.box;
  return place ? { kind: subject?.kind ?? 'product', box: place, p: 1, told: true } : subject;
}
