import { createHash } from 'node:crypto';
import { Client, type QueryConfig } from 'pg';

/** Statements that are kept in each connection; the program has fewer. Others, such as long lists, are planned each time. */
const most = 1000;

const names = new Map<string, string>();

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= most) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

const hasText = (query: unknown): query is QueryConfig =>
  typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string';

/** A connection that has the server parse and plan each statement with parameters once. */
export class PreparedClient extends Client {
  // The overloads of `query` come down to this one.
  override query = ((query: unknown, values?: unknown, ...rest: unknown[]) => {
    const isPlain =
      !hasText(query) || query.name !== undefined || !Array.isArray(values) || values.length === 0;
    const named = isPlain ? query : { ...query, name: nameOf(query.text) };
    return (super.query as (...all: unknown[]) => unknown)(named, values, ...rest);
  }) as Client['query'];
}
