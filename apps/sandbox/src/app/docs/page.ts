import type { openApiDocument } from '@dayfare/api/openapi';
import { html } from 'hono/html';
import type { ErrorKinds } from '../../platform/http/error-kind.ts';
import { requestErrors } from '../../platform/http/request-errors.ts';
import { errorsByArea } from '../generated/error-table.ts';
import { table } from '../steering/page/page.ts';
import { fieldsOf, type NamedSchemas, payloadType, resolve, type Schema } from './fields.ts';

type Document = Awaited<ReturnType<typeof openApiDocument>>;

interface Operation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly parameters?: readonly { readonly name?: string; readonly in?: string; readonly schema?: Schema }[];
  readonly requestBody?: { readonly content?: Content };
  readonly responses?: Readonly<
    Record<string, { readonly description?: string; readonly content?: Content }>
  >;
}
type Content = Readonly<Record<string, { readonly schema?: Schema }>>;
type Call = Operation & { readonly method: string; readonly path: string };

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
const json = 'application/json';

const errorsOf: Readonly<Record<string, ErrorKinds>> = errorsByArea;

function callsOf(document: Document): Call[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item?.[method] as Operation | undefined;
      return operation ? [{ ...operation, method: method.toUpperCase(), path: `/api${path}` }] : [];
    }),
  );
}

function fieldTable(title: string, schema: Schema | undefined, empty: string) {
  const fields = fieldsOf(schema);
  if (fields.length === 0) return html`<p>${title}: ${empty}.</p>`;
  return html`<p>${title}:</p>${table(
    title,
    ['Field', 'Type', 'Required', 'Note'],
    fields.map(({ name, type, required, note }) => [name, type, required ? 'yes' : 'no', note]),
  )}`;
}

function errorTable(title: string, errors: ErrorKinds) {
  const rows = Object.entries(errors).map(([code, { status, message }]) => [code, status, message.en]);
  return html`<h3>${title}</h3>${table(title, ['Code', 'Status', 'What people read'], rows)}`;
}

/** Where a call stands on the page: `post-api-ewa-performtransaction`. */
const anchorOf = ({ method, path }: Pick<Call, 'method' | 'path'>) =>
  `${method}${path}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');

function callSection(
  { method, path, summary, parameters = [], requestBody, responses }: Call,
  named: NamedSchemas,
) {
  const inPath = parameters.filter((one) => one.in === 'path').map(({ name = '' }) => name);
  const payload = resolve(responses?.['200']?.content?.[json]?.schema?.properties?.payload, named);
  const refused = Object.entries(responses ?? {}).filter(([status]) => Number(status) >= 400);
  const body = resolve(requestBody?.content?.[json]?.schema, named);
  return html`<article id="${anchorOf({ method, path })}">
<h3><a href="#${anchorOf({ method, path })}"><code>${method} ${path}</code></a></h3>
<p>${summary}.</p>
${inPath.length > 0 ? html`<p>In the path: ${inPath.join(', ')}.</p>` : ''}
${fieldTable('Body', body, 'none')}
${fieldTable('Payload', payload, payloadType(payload))}
${refused.map(([status, { description }]) => html`<p>${status}: ${description}</p>`)}
</article>`;
}

/** The API as a page to read: by area, each call with its fields, then what it can be refused with. */
export function docsBody(document: Document) {
  const calls = callsOf(document);
  const areas = document.tags ?? [];
  const named = (document.components?.schemas ?? {}) as NamedSchemas;
  return html`<p>Every answer is an envelope: <code>httpStatusCode</code>, <code>isSuccessStatusCode</code>,
<code>payload</code>, <code>error</code> (<code>apiErrorString</code>, <code>apiErrorCode</code>, <code>level</code>) and
<code>reasonPhrase</code>. Amounts are numbers with at most two decimals. The same as data:
<a href="/api/openapi.json">openapi.json</a>.</p>
<nav aria-label="Contents"><h2>Contents</h2>
${areas.map(
  ({ name }) => html`<details><summary><a href="#${name}">${name}</a></summary><ul>
${calls
  .filter(({ tags }) => tags?.includes(name))
  .map((call) => html`<li><a href="#${anchorOf(call)}"><code>${call.method} ${call.path}</code></a></li>`)}
</ul></details>`,
)}
<p><a href="#every-call">Refusals of every call</a></p></nav>
${areas.map(
  ({ name, description }) => html`<section id="${name}">
<h2>${name}</h2>
<p>${description}</p>
${calls.filter(({ tags }) => tags?.includes(name)).map((call) => callSection(call, named))}
${errorsOf[name] ? errorTable(`Refusals of ${name}`, errorsOf[name]) : ''}
</section>`,
)}
<section id="every-call"><h2>Every call</h2>${errorTable('Refusals of every call', requestErrors)}</section>`;
}
