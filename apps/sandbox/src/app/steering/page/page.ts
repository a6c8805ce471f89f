import { product } from '@dayfare/domain/product';
import { html, raw } from 'hono/html';
import { newNonce, pagePolicy } from '../../../platform/http/security-headers.ts';
import { pageStyle } from './page-style.ts';

type Html = ReturnType<typeof html>;

const links = [
  ['/sandbox', 'Overview'],
  ['/sandbox/newcomers', 'Newcomers'],
  ['/sandbox/outbox', 'Outbox'],
  ['/sandbox/invites', 'Invitations'],
  ['/sandbox/accounts', 'Accounts'],
  ['/sandbox/card', 'Our cards'],
  ['/sandbox/cards', 'Test cards'],
  ['/sandbox/rails', 'Rails'],
  ['/sandbox/fees', 'Fees'],
  ['/sandbox/programmes', 'Programmes'],
  ['/sandbox/paydays', 'Paydays'],
  ['/sandbox/availability', 'Early pay'],
  ['/sandbox/proofs', 'Proofs'],
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
  /** Whether the sandbox's other pages are linked; a page without links is played for someone else. Default true. */
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
<style nonce="${nonce}">${raw(pageStyle)}</style>
</head>
<body${!hasLinks && raw(' class="played"')}>
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
