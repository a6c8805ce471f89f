import { type BrandName, brandNames } from '@dayfare/themes/brands';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { overrideIn, renderWith } from '../shared/frame-channel.ts';
import type { ReviewGlobals } from '../shared/looks.ts';
import { type Snapshot, sheetsOf, takeSnapshot } from '../shared/snapshot.ts';
import type { StoryEntry } from '../shared/story-index.ts';
import { frameGlobals, storyUrl } from '../shared/story-url.ts';
import { whenRendered } from '../shared/when-rendered.ts';

/** A story in each brand. */
type Snapshots = Partial<Readonly<Record<BrandName, Snapshot>>>;

/** A page that has not changed for so long has come to rest, ms; a screen waits for answers in between. */
const rest = { part: 32, screen: 120 };
const longestRest = 1500;

/** How often a story that goes on changing is taken again. */
const mostTakes = 4;

const isScreen = ({ title }: StoryEntry) => title.startsWith('Screens/');

const changes = { childList: true, characterData: true, subtree: true };

/** Resolves when a page has come to rest. */
function atRest(page: Document, quiet: number): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(last);
      clearTimeout(timer);
      observer.disconnect();
      done();
    };
    let timer = setTimeout(end, quiet);
    const last = setTimeout(end, longestRest);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(end, quiet);
    });
    observer.observe(page, changes);
  });
}

/** Shows the story in a frame in each brand, and copies each. Ends early when it is no longer wanted. */
async function takeAll(
  frame: HTMLIFrameElement,
  story: StoryEntry,
  { isWanted, onTaken }: { isWanted: () => boolean; onTaken: (brand: BrandName, taken: Snapshot) => void },
): Promise<void> {
  const quiet = isScreen(story) ? rest.screen : rest.part;
  for (const brand of brandNames) {
    if (isScreen(story)) await renderWith(frame, { brand });
    else overrideIn(frame, { brand });
    const page = frame.contentDocument;
    if (page) await atRest(page, quiet);
    if (!page || !isWanted()) return;
    onTaken(brand, takeSnapshot(page, sheetsOf(page)));
  }
}

export interface StorySnapshots {
  /** The address of the one page that shows the story. */
  readonly source: string | undefined;
  /** To be called when that page has loaded. */
  readonly onLoad: () => void;
  /** The story in each brand, as far as it has been shown. */
  readonly snapshots: Snapshots;
}

/**
 * A story in every brand from one page: it is shown there in one brand after the other, and copied. A page of its own for each look would
 * load Storybook a dozen times over.
 */
export function useSnapshots(
  frame: RefObject<HTMLIFrameElement | null>,
  { story, globals, width }: { story: StoryEntry | undefined; globals: ReviewGlobals; width: number },
): StorySnapshots {
  const { language, others } = globals;
  const [first] = brandNames;
  const look = { brand: first ?? 'common', scheme: 'light' as const };
  const source = story && storyUrl(story.id, frameGlobals(look, { ...look, language, others }));
  const [loaded, setLoaded] = useState<string>();
  const [taken, setTaken] = useState<{ readonly of: string; readonly snapshots: Snapshots }>();
  const latest = useRef(source);
  latest.current = source;

  // The width is that of the page, on which a story may depend.
  useEffect(() => {
    const element = frame.current;
    if (!element || !story || !source || loaded !== source || width === 0) return undefined;
    let isWanted = true;
    let takes = 0;
    let stop = () => {};
    const key = `${source} ${width}`;
    const take = async () => {
      takes += 1;
      stop();
      await takeAll(element, story, {
        isWanted: () => isWanted,
        onTaken: (brand, snapshot) =>
          setTaken((before) => ({
            of: key,
            snapshots: { ...(before?.of === key && before.snapshots), [brand]: snapshot },
          })),
      });
      const page = element.contentDocument;
      if (!isWanted || !page || takes >= mostTakes) return;
      const observer = new MutationObserver(() => void take());
      observer.observe(page, changes);
      stop = () => observer.disconnect();
    };
    const stopWaiting = whenRendered(element, () => void take());
    return () => {
      isWanted = false;
      stop();
      stopWaiting();
    };
  }, [frame, story, source, loaded, width]);

  return {
    source,
    onLoad: () => setLoaded(latest.current),
    snapshots: taken && source && taken.of === `${source} ${width}` ? taken.snapshots : {},
  };
}
