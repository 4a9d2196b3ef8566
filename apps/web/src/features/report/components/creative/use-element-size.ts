import { type RefObject, useLayoutEffect, useState } from 'react';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Tracks the element's size in CSS pixels. Returns `assumed` until it has been laid out. */
export function useElementSize(element: RefObject<HTMLElement | null>, assumed: Size): Size {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      if (target.clientWidth > 0) setSize({ width: target.clientWidth, height: target.clientHeight });
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return size ?? assumed;
}
