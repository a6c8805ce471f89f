import type { Look, ReviewGlobals } from '../looks.ts';

/** Globals as Storybook writes them in an address: `brand:paycor;scheme:dark`. */
export const globalsParameter = (globals: Readonly<Record<string, string>>): string =>
  Object.entries(globals)
    // Anything that could end a value, or mean another type to Storybook's reader, stays out.
    .filter(([, value]) => /^[\w-]+$/.test(value))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** The accessibility panel of a story in a frame is hidden, so that its scan would only hold the page up. */
const withoutScan = 'a11y.manual:!true';

/** The toolbars of a story that is shown in a look: the look's own, and the others as they are. */
export const frameGlobals = (look: Look, { language, others }: ReviewGlobals): Record<string, string> => ({
  ...others,
  language,
  brand: look.brand,
  scheme: look.scheme,
});

/** The address of a story alone, relative to the page it is shown on. */
export function storyUrl(storyId: string, globals: Readonly<Record<string, string>>): string {
  const all = `${globalsParameter(globals)};${withoutScan}`;
  return `iframe.html?${new URLSearchParams({ id: storyId, viewMode: 'story', globals: all })}`;
}

/** The whole address of a story within Storybook, for sharing. */
export const managerHref = (storyId: string): string =>
  new URL(`./?${new URLSearchParams({ path: `/story/${storyId}` })}`, window.location.href).href;

/** The address of a story within Storybook, with its sidebar and the toolbars as they are now. */
export function managerUrl(storyId: string, globals: ReviewGlobals): string {
  const all = globalsParameter(frameGlobals(globals, globals));
  return `./?${new URLSearchParams({ path: `/story/${storyId}`, globals: all })}`;
}
