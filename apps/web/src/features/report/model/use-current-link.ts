import { useEffect, useState } from 'react';
import { type Section, type SectionId, sectionElementId } from './sections.ts';

/** A section counts as being read once it reaches this share of the window height, measured from the top. */
const READ_AT = 0.3;

/** The section being read: the last one that starts above READ_AT; null above all sections. */
export function useCurrentSection(sections: readonly Section[]): SectionId | null {
  const [current, setCurrent] = useState<SectionId | null>(null);
  useEffect(() => {
    let asked = 0;
    const look = () => {
      asked = 0;
      setCurrent(readNow(sections));
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
  }, [sections]);
  return current;
}

function readNow(sections: readonly Section[]): SectionId | null {
  // At the bottom of the page, the last section counts as being read, however short it is.
  const { scrollHeight } = document.documentElement;
  const atFoot = scrollY > 0 && scrollY + innerHeight >= scrollHeight - 2;
  const line = atFoot ? innerHeight : innerHeight * READ_AT;
  const tops = sections.flatMap(({ id }) => {
    const element = document.getElementById(sectionElementId(id));
    return element ? [{ id, top: element.getBoundingClientRect().top }] : [];
  });
  const last = tops.findLast(({ top }) => top <= line);
  // Of two sections side by side, the first one counts.
  return tops.find(({ top }) => top === last?.top)?.id ?? null;
}
