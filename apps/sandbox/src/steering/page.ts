import { product } from '@dayfare/domain/product';
import { html, raw } from 'hono/html';
import { newNonce, pagePolicy } from '../http/security-headers.ts';

type Html = ReturnType<typeof html>;

const style = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:70rem;margin:0 auto;padding:1.5rem 1rem 4rem}
h1{font-size:1.75rem;line-height:1.2}h2{margin-top:2.5rem;font-size:1.25rem}h3{margin-bottom:.25rem;font-size:1rem}
table{border-collapse:collapse;inline-size:100%}
th,td{padding:.5rem .75rem .5rem 0;text-align:start;vertical-align:top;border-block-end:1px solid color-mix(in srgb,currentColor 20%,transparent)}
.scroll{overflow-x:auto}code,pre{font:.875rem/1.5 ui-monospace,monospace}pre{white-space:pre-wrap;margin:0}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;padding:0;list-style:none}
button{font:inherit;min-block-size:2.75rem;padding-inline:1rem}input,select{font:inherit;min-block-size:2.75rem;box-sizing:border-box;max-inline-size:100%}
form p{margin-block:.75rem}label{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center}
@media (max-width:40rem){table,tbody,tr,td{display:block}thead{position:absolute;clip-path:inset(50%)}
tr{padding-block:.5rem;border-block-end:1px solid color-mix(in srgb,currentColor 20%,transparent)}
td{display:grid;grid-template-columns:7rem 1fr;gap:.75rem;padding:.125rem 0;border:0;overflow-wrap:anywhere}
td::before{content:attr(data-column)/"";opacity:.75}}
a:focus-visible,button:focus-visible,input:focus-visible,select:focus-visible{outline:3px solid;outline-offset:2px}
.quiet{opacity:.75}`;

const links = [
  ['/sandbox', 'Overview'],
  ['/sandbox/newcomers', 'Newcomers'],
  ['/sandbox/outbox', 'Outbox'],
  ['/sandbox/accounts', 'Accounts'],
  ['/sandbox/cards', 'Test cards'],
  ['/sandbox/rails', 'Rails'],
  ['/sandbox/fees', 'Fees'],
  ['/sandbox/programmes', 'Programmes'],
  ['/sandbox/paydays', 'Paydays'],
  ['/sandbox/clock', 'Clock'],
  ['/sandbox/faults', 'Faults'],
  ['/sandbox/jobs', 'Jobs'],
  ['/sandbox/ledger', 'Ledger'],
  ['/sandbox/analytics', 'Analytics'],
  ['/sandbox/configuration', 'Configuration'],
  ['/sandbox/maintenance', 'Maintenance'],
  ['/sandbox/security-events', 'Security events'],
  ['/sandbox/csp-reports', 'Policy reports'],
  ['/api/docs', 'API'],
] as const;

/** How a page differs from those for who steers the sandbox. */
interface PageOptions {
  /** Language of the page, for the browser. Default `en`. */
  readonly lang?: string;
  /** Whether the sandbox's other pages are linked. Default true. */
  readonly hasLinks?: boolean;
  /** Origins beside this server that a form may lead to in the end. Default: none. */
  readonly formTargets?: readonly string[];
  /** For a page in a frame: the origin of the page around it, and what that is told when this one opens. Default: no frame may show it. */
  readonly tells?: { readonly origin: string; readonly message: object };
}

/** A script's text for a value: without `<`, nothing in it can end the script. */
const scriptValue = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

const navigation = html`<nav aria-label="Sandbox"><ul>${links.map(([to, name]) => html`<li><a href="${to}">${name}</a></li>`)}</ul></nav>`;

/**
 * A plain page of the server, readable without scripts. Its forms send a referrer: without one, browsers send the origin `null`, and they
 * would be refused.
 */
export async function writePage(
  title: string,
  body: Html | Promise<Html>,
  { lang = 'en', hasLinks = true, formTargets = [], tells }: PageOptions = {},
): Promise<Response> {
  const nonce = newNonce();
  const page = await html`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="same-origin">
<title>${title} · ${product} sandbox</title>
<style nonce="${nonce}">${raw(style)}</style>
</head>
<body>
${hasLinks && navigation}
<main>
<h1>${title}</h1>
${body}
</main>
${tells && html`<script nonce="${nonce}">parent.postMessage(${raw(scriptValue(tells.message))}, ${raw(scriptValue(tells.origin))})</script>`}
</body>
</html>`;
  return new Response(String(page), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': pagePolicy(nonce, { formTargets, framedBy: tells?.origin }),
    },
  });
}

/** A table with a caption for screen readers. On a phone each row becomes a list of its cells, labelled by their columns. */
export function table(
  caption: string,
  columns: readonly string[],
  rows: readonly (readonly unknown[])[],
): Html {
  return html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table role="table">
<thead role="rowgroup"><tr role="row">${columns.map((name) => html`<th scope="col" role="columnheader">${name}</th>`)}</tr></thead>
<tbody role="rowgroup">${rows.map((row) => html`<tr role="row">${row.map((cell, at) => html`<td role="cell" data-column="${columns[at]}">${cell}</td>`)}</tr>`)}</tbody>
</table></div>`;
}
