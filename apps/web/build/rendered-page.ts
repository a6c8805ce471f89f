import type { RenderedPage } from '../src/app/prerender.tsx';
import { pageAtHandId } from '../src/platform/startup/preload/bundled-page.ts';

/** The form stands in the middle of a wide window: painted while half of it has come, it would jump when the rest comes. */
const unlessWhole = `<link rel="expect" blocking="render" href="#${pageAtHandId}" />`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The built page, with a rendered one in the place of the first paint, in its language and brand and by its own title. */
export function pageOf(shell: string, { html, title, bundled, locale }: RenderedPage, sheet: string): string {
  if (html.includes('file:')) throw new Error('A rendered page leads to a file of this machine.');
  const words = JSON.stringify(bundled).replaceAll('<', '\\u003c');
  const root = /<div id="root">([\s\S]*?)<\/div>\s*(?=<\/body>)/;
  return shell
    .replace(
      '<html lang="en" data-brand="common">',
      `<html lang="${locale}" data-brand="${bundled.brand}" data-start="waiting" data-language="${bundled.language}">`,
    )
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('</head>', `  ${unlessWhole}\n  </head>`)
    .replace(
      /href="[^"]*" data-brand-sheet="common"/,
      () => `href="/assets/${sheet}" data-brand-sheet="${bundled.brand}"`,
    )
    .replace(
      root,
      (_, firstPaint: string) =>
        `${firstPaint.trim()}\n    <div id="root">${html}</div>\n    <script type="application/json" id="${pageAtHandId}">${words}</script>\n  `,
    );
}
