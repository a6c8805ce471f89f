import type { overrideToolbars, ToolbarValues } from '../../../toolbar-values.ts';

type Listener = (payload: unknown) => void;

/** What a page that shows a story has on its window. */
interface StoryWindow extends Window {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: {
    listeners(event: string): readonly Listener[] | undefined;
    on(event: string, listener: Listener): void;
    off(event: string, listener: Listener): void;
  };
  readonly dayfareToolbars?: typeof overrideToolbars;
  readonly dayfareScreen?: (brand: string) => Promise<void>;
}

const windowOf = (frame: HTMLIFrameElement | null) => frame?.contentWindow as StoryWindow | null | undefined;

/**
 * Tells the page in a frame of an event. Straight to its own listeners: what is emitted on a frame's bus goes to the page around it as well,
 * which would then take the frame's story or brand for its own.
 */
function tell(frame: HTMLIFrameElement | null, event: string, payload: unknown): void {
  const listeners = windowOf(frame)?.__STORYBOOK_ADDONS_CHANNEL__?.listeners(event) ?? [];
  for (const listener of listeners) listener(payload);
}

/** Sets the toolbars of the story in a frame, by Storybook's own way: its loaders run again. */
export const setGlobals = (frame: HTMLIFrameElement | null, globals: ToolbarValues): void =>
  tell(frame, 'updateGlobals', { globals });

/** A story that does not come to an end by then is shown as it is, ms. */
const longestWait = 10_000;

/** Does something to the page in a frame, and resolves when a story has been rendered on it: the one with this id, or any. */
function rendered(frame: HTMLIFrameElement, act: () => void, storyId?: string): Promise<void> {
  const channel = windowOf(frame)?.__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((done) => {
    const events = ['storyRendered', 'storyErrored', 'storyThrewException', 'storyMissing'];
    const end = () => {
      clearTimeout(late);
      for (const event of events) channel?.off(event, listen);
      done();
    };
    const late = setTimeout(end, longestWait);
    const listen: Listener = (payload) => {
      if (storyId === undefined || typeof payload !== 'string' || payload === storyId) end();
    };
    for (const event of events) channel?.on(event, listen);
    act();
    if (!channel) end();
  });
}

/** What each page was told last. */
const told = new WeakMap<Document, ToolbarValues>();

/** The same, done when it resolves: at once where the page has been told before. */
async function renderWith(frame: HTMLIFrameElement, globals: ToolbarValues): Promise<void> {
  const page = frame.contentDocument;
  const before = (page && told.get(page)) ?? {};
  if (!page || Object.entries(globals).every(([name, value]) => before[name] === value)) return;
  told.set(page, { ...before, ...globals });
  await rendered(frame, () => setGlobals(frame, globals));
}

/** Sets the toolbars for what they change while rendering; loaders do not run. Done when it returns. */
export const overrideIn = (frame: HTMLIFrameElement, globals: ToolbarValues | undefined): void =>
  windowOf(frame)?.dayfareToolbars?.(globals);

/** Gives the screen in a frame the words and the logo of a brand, which no toolbar changes while rendering. */
export const showScreenIn = async (frame: HTMLIFrameElement, brand: string): Promise<void> =>
  windowOf(frame)?.dayfareScreen?.(brand);

/** The story of the page that is in a frame now. */
export const storyIn = (frame: HTMLIFrameElement): string | null =>
  new URLSearchParams(frame.contentWindow?.location.search).get('id');

/** Shows a story on the page that is in a frame, in these toolbars; an override is taken off. Done when it resolves. */
export async function showIn(
  frame: HTMLIFrameElement,
  storyId: string,
  globals: ToolbarValues,
): Promise<void> {
  overrideIn(frame, undefined);
  if (storyIn(frame) !== storyId)
    await rendered(frame, () => tell(frame, 'setCurrentStory', { storyId, viewMode: 'story' }), storyId);
  await renderWith(frame, globals);
}
