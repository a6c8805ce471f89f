import type { DeskGlobals, Look } from './looks.ts';

/** Globals as Storybook writes them in an address: `brand:paycor;scheme:dark`. */
export const globalsParameter = (globals: Readonly<Record<string, string>>): string =>
  Object.entries(globals)
    // Anything that could end a value, or mean another type to Storybook's reader, stays out.
    .filter(([, value]) => /^[\w-]+$/.test(value))
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** Nobody sees the accessibility panel of a story in a frame, so that its scan would only hold the page up. */
const withoutScan = 'a11y.manual:!true';

/** The address of a story alone, in a look, relative to the page it is shown on. */
export function storyUrl(storyId: string, look: Look, { language, others }: DeskGlobals): string {
  const globals = globalsParameter({ ...others, language, brand: look.brand, scheme: look.scheme });
  const all = `${globals};${withoutScan}`;
  return `iframe.html?${new URLSearchParams({ id: storyId, viewMode: 'story', globals: all })}`;
}

/** The address of a story within Storybook, with its sidebar and the toolbars as they are now. */
export function managerUrl(storyId: string, { brand, scheme, language, others }: DeskGlobals): string {
  const globals = globalsParameter({ ...others, language, brand, scheme });
  return `./?${new URLSearchParams({ path: `/story/${storyId}`, globals })}`;
}
