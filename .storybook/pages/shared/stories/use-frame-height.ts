import { useEffect, useRef, useState } from 'react';
import { contentHeight, firstHeight, needsScreen } from './frame-size.ts';
import type { StoryEntry } from './story-index.ts';

/** The height for the frame of a story, and what to do with the frame once it has loaded: it then follows its content. */
export function useFrameHeight(
  story: StoryEntry,
): [height: number, watch: (frame: HTMLIFrameElement) => void] {
  const [height, setHeight] = useState(() => firstHeight(story));
  const stop = useRef<() => void>(() => {});
  useEffect(() => {
    setHeight(firstHeight(story));
    return () => stop.current();
  }, [story]);
  const watch = (frame: HTMLIFrameElement) => {
    stop.current();
    const root = frame.contentDocument?.getElementById('storybook-root');
    if (!root || needsScreen(story)) return;
    const observer = new ResizeObserver(() => setHeight(contentHeight(frame)));
    observer.observe(root);
    stop.current = () => observer.disconnect();
  };
  return [height, watch];
}
