import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How far below the window something may be and still be near. */
const AHEAD = '600px';

/** Draws its children once the reader comes near: for controls whose script nobody needs at the top of a page. */
export function WhenNear({ children, className }: { children: ReactNode; className: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(() => !('IntersectionObserver' in globalThis));
  useEffect(() => {
    if (near || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
  return (
    <div ref={place} className={className}>
      {near ? children : null}
    </div>
  );
}
