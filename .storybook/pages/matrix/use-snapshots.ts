import { type RefObject, useEffect, useMemo, useState } from 'react';
import { draftCss, useDraftBrand } from '../../draft-brand.ts';
import type { ReviewGlobals } from '../shared/looks.ts';
import { type ReviewBrand, reviewBrands } from '../shared/review-brands.ts';
import { type Snapshot, sheetsOf, takeSnapshot } from '../shared/snapshot.ts';
import { overrideIn, showIn, showScreenIn } from '../shared/stories/frame-channel.ts';
import type { StoryEntry } from '../shared/stories/story-index.ts';
import { frameGlobals, storyUrl } from '../shared/stories/story-url.ts';
import { whenRendered } from '../shared/when-rendered.ts';
import { draftName } from '../studio/drafts.ts';

/** A story in each brand. */
type Snapshots = Partial<Readonly<Record<ReviewBrand, Snapshot>>>;

/** A page that has not changed for so long has come to rest, ms; a screen waits for answers in between, in its first brand above all. */
const rest = { part: 32, screen: 120, screenAgain: 64 };
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
  { isWanted, onTaken }: { isWanted: () => boolean; onTaken: (brand: ReviewBrand, taken: Snapshot) => void },
): Promise<void> {
  let sheets: Snapshot['sheets'] | undefined;
  for (const brand of reviewBrands()) {
    overrideIn(frame, { brand });
    if (isScreen(story)) await showScreenIn(frame, brand);
    const page = frame.contentDocument;
    const again = sheets ? rest.screenAgain : rest.screen;
    if (page) await atRest(page, isScreen(story) ? again : rest.part);
    if (!page || !isWanted()) return;
    // Every brand's sheet is in the page from the beginning.
    sheets ??= sheetsOf(page);
    onTaken(brand, takeSnapshot(page, sheets));
  }
}

export interface StorySnapshots {
  /** The address of the one page that shows the stories. */
  readonly source: string | undefined;
  /** To be called whenever that page has loaded. */
  readonly onLoad: () => void;
  /** The story in each brand, as far as it has been shown. */
  readonly snapshots: Snapshots;
}

/** The draft's copy, with the draft's sheet as it is now: the page that it was copied from may hear of a change later. */
function useLatestDraft(snapshots: Snapshots): Snapshots {
  const tokens = useDraftBrand()?.tokens;
  return useMemo(() => {
    const copy = snapshots[draftName];
    if (!copy || !tokens) return snapshots;
    const sheet = { text: draftCss({ tokens }), base: document.baseURI, media: '' };
    return { ...snapshots, [draftName]: { ...copy, sheets: [...copy.sheets, sheet] } };
  }, [snapshots, tokens]);
}

const none: Snapshots = {};

/**
 * A story in every brand from one page: it is shown there in one brand after the other, and copied. The page stays for the stories that
 * are chosen later: to load Storybook again takes ten times as long as to change the story in it.
 */
export function useSnapshots(
  frame: RefObject<HTMLIFrameElement | null>,
  { story, globals, width }: { story: StoryEntry | undefined; globals: ReviewGlobals; width: number },
): StorySnapshots {
  const { language, others } = globals;
  const look = { brand: 'common', scheme: 'light' } as const;
  const wanted = JSON.stringify(frameGlobals(look, { ...look, language, others }));
  const [source, setSource] = useState<string>();
  const [loads, setLoads] = useState(0);
  const [taken, setTaken] = useState<{ readonly of: string; readonly snapshots: Snapshots }>();
  const draft = useDraftBrand();
  const drafted = draft && JSON.stringify({ ...draft, tokens: undefined });
  // The width is that of the page, on which a story may depend.
  const key = JSON.stringify([story?.id, wanted, width, drafted]);
  if (source === undefined && story) setSource(storyUrl(story.id, JSON.parse(wanted)));

  useEffect(() => {
    const element = frame.current;
    if (!element || !story || loads === 0 || width === 0) return undefined;
    let isWanted = true;
    let takes = 0;
    let stop = () => {};
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
    const start = async () => {
      // Its brand is set with each copy: to set it here too would render the story once more.
      const { brand: _each, ...shared }: ReturnType<typeof frameGlobals> = JSON.parse(wanted);
      await showIn(element, story.id, shared);
      if (isWanted) await take();
    };
    const stopWaiting = whenRendered(element, () => void start());
    return () => {
      isWanted = false;
      stop();
      stopWaiting();
    };
  }, [frame, story, wanted, loads, width, key]);

  return {
    source,
    onLoad: () => setLoads((before) => before + 1),
    snapshots: useLatestDraft(taken?.of === key ? taken.snapshots : none),
  };
}
