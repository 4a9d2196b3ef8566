import { useEffect, useState } from 'react';
import { type SectionId, type SectionLink, sectionElementId } from './sections.ts';

/** A section counts as being read once it reaches this share of the window height, measured from the top. */
const READ_AT = 0.3;

/** The link of the section being read, which is the last one that starts above READ_AT; null above all sections. */
export function useCurrentLink(links: readonly SectionLink[]): SectionId | null {
  const [current, setCurrent] = useState<SectionId | null>(null);
  useEffect(() => {
    let asked = 0;
    const look = () => {
      asked = 0;
      setCurrent(readNow(links));
    };
    const onScroll = () => {
      if (asked === 0) asked = requestAnimationFrame(look);
    };
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('resize', onScroll);
    onScroll();
    return () => {
      cancelAnimationFrame(asked);
      removeEventListener('scroll', onScroll);
      removeEventListener('resize', onScroll);
    };
  }, [links]);
  return current;
}

function readNow(links: readonly SectionLink[]): SectionId | null {
  // At the bottom of the page, the last section counts as being read, however short it is.
  const { scrollHeight } = document.documentElement;
  const atFoot = scrollY > 0 && scrollY + innerHeight >= scrollHeight - 2;
  const line = atFoot ? innerHeight : innerHeight * READ_AT;
  const tops = links
    .flatMap(({ id, sections }) =>
      sections.flatMap((section) => {
        const element = document.getElementById(sectionElementId(section));
        return element ? [{ id, top: element.getBoundingClientRect().top }] : [];
      }),
    )
    .toSorted((a, b) => a.top - b.top);
  const last = tops.findLast(({ top }) => top <= line);
  // Of two sections side by side, the first one counts.
  return tops.find(({ top }) => top === last?.top)?.id ?? null;
}
