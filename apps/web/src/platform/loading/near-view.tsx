import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How far below the window something may be to be loaded: about what one swipe brings up. */
const ahead = '300px';

/** Renders its content once it is near what is in sight. Until then nothing of it is fetched. Use it at the end of a page, where nothing is below that would move. */
export function NearView({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    // A browser too old to have it does without: what stands here is never needed.
    if (isNear || !place.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: ahead },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isNear]);
  return <div ref={place}>{isNear && children}</div>;
}
