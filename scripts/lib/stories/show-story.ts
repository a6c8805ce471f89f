import type { Page } from 'playwright';

/** Storybook's own objects, as they stand on the window of a preview. */
interface PreviewWindow {
  __STORYBOOK_ADDONS_CHANNEL__?: {
    emit(event: string, payload: unknown): void;
    on(event: string, listener: (payload: unknown) => void): void;
    off(event: string, listener: (payload: unknown) => void): void;
  };
  __STORYBOOK_PREVIEW__: { ready(): Promise<unknown> };
}

/** A bound for stories that never end, milliseconds: longer than their steps and their screens, which say what they wait for, may take. */
const longest = 150_000;

/** Opens the preview of a Storybook, with no story in it yet. A story that is shown there runs its steps, unless they are not wanted. */
export async function openPreview(page: Page, url: string, { runsSteps = true } = {}): Promise<void> {
  await page.addInitScript(
    // The first name is that of .storybook/steps.ts. By the second Storybook takes its highlights for ready: none is asked for here, and
    // they look at every element again, with its style, for each change in a story.
    (dayfareRunsSteps) =>
      Object.assign(window, { dayfareRunsSteps, __STORYBOOK_HIGHLIGHT_INITIALIZED: true }),
    runsSteps,
  );
  await page.goto(`${url}/iframe.html?viewMode=story`);
  await page.evaluate(async () => {
    await (window as unknown as PreviewWindow).__STORYBOOK_PREVIEW__.ready();
  });
}

/**
 * Shows a story in an open preview and waits until its steps are done and its screen has settled. Gives what went wrong in it, undefined if nothing did.
 * Changing the story costs a tenth of loading the preview again.
 */
export function showStory(page: Page, id: string): Promise<string | undefined> {
  return page.evaluate(
    ({ storyId, limit }) =>
      new Promise<string | undefined>((done) => {
        const channel = (window as unknown as PreviewWindow).__STORYBOOK_ADDONS_CHANNEL__;
        if (!channel) return done('The preview is not open.');
        let thrown: string | undefined;
        const isOf = (payload: unknown) =>
          typeof payload !== 'object' ||
          payload === null ||
          !('storyId' in payload) ||
          payload.storyId === storyId;
        const inWords = (payload: unknown) => {
          const { message, description, title } = (payload ?? {}) as Record<string, unknown>;
          return String(message ?? description ?? title ?? payload);
        };
        const onThrow = (payload: unknown) => {
          thrown ??= inWords(payload);
        };
        const onEnd = (payload: unknown) => {
          if (!isOf(payload)) return;
          const { status } = (payload ?? {}) as { status?: string };
          end(thrown ?? (status === 'error' ? 'A step of the story failed.' : undefined));
        };
        const onFail = (payload: unknown) => end(inWords(payload));
        const listeners = {
          playFunctionThrewException: onThrow,
          unhandledErrorsWhilePlaying: onThrow,
          storyFinished: onEnd,
          storyUnchanged: onEnd,
          storyErrored: onFail,
          storyThrewException: onFail,
          storyMissing: onFail,
        };
        const timer = setTimeout(() => end('The story did not end.'), limit);
        function end(problem: string | undefined) {
          clearTimeout(timer);
          for (const [event, listener] of Object.entries(listeners)) channel?.off(event, listener);
          done(problem);
        }
        for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      }),
    { storyId: id, limit: longest },
  );
}
