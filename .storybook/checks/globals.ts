import type { Page } from 'playwright';

/** Storybook's event bus, as it stands on the window of a rendered story. */
interface Channel {
  emit(event: string, payload: unknown): void;
  once(event: string, listener: () => void): void;
}

/** Switches toolbars in the page and waits until the story has rendered with them. */
export async function setGlobals(page: Page, globals: Readonly<Record<string, string>>): Promise<void> {
  await page.evaluate(async (next) => {
    const channel = (window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel })
      .__STORYBOOK_ADDONS_CHANNEL__;
    await new Promise<void>((resolve) => {
      channel.once('storyRendered', resolve);
      channel.emit('updateGlobals', { globals: next });
    });
    // Colours that are still on their way would be measured between two brands.
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  }, globals);
}
