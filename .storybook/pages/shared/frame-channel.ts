import type { overrideToolbars, ToolbarValues } from '../../toolbar-values.ts';

type Listener = (payload: unknown) => void;

/** What a page that shows a story has on its window. */
interface StoryWindow extends Window {
  readonly __STORYBOOK_ADDONS_CHANNEL__?: {
    listeners(event: string): readonly Listener[] | undefined;
    on(event: string, listener: Listener): void;
    off(event: string, listener: Listener): void;
  };
  readonly dayfareToolbars?: typeof overrideToolbars;
}

const windowOf = (frame: HTMLIFrameElement | null) => frame?.contentWindow as StoryWindow | null | undefined;

/** Sets the toolbars of the story in a frame, by Storybook's own way: its loaders run again. */
export function setGlobals(frame: HTMLIFrameElement | null, globals: ToolbarValues): void {
  // Straight to the frame's own listeners: what is emitted on a frame's bus goes to the page around it as well, which would
  // then take the frame's brand for its own.
  const listeners = windowOf(frame)?.__STORYBOOK_ADDONS_CHANNEL__?.listeners('updateGlobals') ?? [];
  for (const listener of listeners) listener({ globals });
}

/** The same, done when it resolves. */
export function renderWith(frame: HTMLIFrameElement, globals: ToolbarValues): Promise<void> {
  const channel = windowOf(frame)?.__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise((done) => {
    const events = ['storyRendered', 'storyErrored', 'storyThrewException'];
    const end = () => {
      for (const event of events) channel?.off(event, end);
      done();
    };
    for (const event of events) channel?.on(event, end);
    setGlobals(frame, globals);
    if (!channel) done();
  });
}

/** Sets the toolbars for what they change while rendering; loaders do not run. Done when it returns. */
export const overrideIn = (frame: HTMLIFrameElement, globals: ToolbarValues | undefined): void =>
  windowOf(frame)?.dayfareToolbars?.(globals);
