import { useEffect, useState } from 'react';
import { type Section, type SectionId, sectionElementId } from './sections.ts';

/** Share of the window, from the top, that the section being read has reached. */
const READ_AT = 0.3;

/** The section that is being read: the last one that begins above the upper third; null over all of them. */
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
  // At the foot of the page the last one is read, however short it is.
  const { scrollHeight } = document.documentElement;
  const atFoot = scrollY > 0 && scrollY + innerHeight >= scrollHeight - 2;
  const line = atFoot ? innerHeight : innerHeight * READ_AT;
  const tops = sections.flatMap(({ id }) => {
    const element = document.getElementById(sectionElementId(id));
    return element ? [{ id, top: element.getBoundingClientRect().top }] : [];
  });
  const last = tops.findLast(({ top }) => top <= line);
  // Of two that stand side by side it is the first.
  return tops.find(({ top }) => top === last?.top)?.id ?? null;
}
