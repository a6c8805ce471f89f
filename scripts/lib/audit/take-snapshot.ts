import type { Advisory, Snapshot } from './advisories.ts';

/** Packages in one question; the service takes up to a thousand. */
const atOnce = 500;

async function ask<Answer>(url: string, body?: unknown): Promise<Answer> {
  const response = await fetch(url, {
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json' },
    signal: AbortSignal.timeout(60_000),
  });
  if (!response.ok) throw new Error(`${url} answered with ${response.status}.`);
  return (await response.json()) as Answer;
}

interface Batch {
  readonly results: readonly {
    readonly vulns?: readonly { readonly id: string }[];
    readonly next_page_token?: string;
  }[];
}

/** Asks a service with OSV's API (https://google.github.io/osv.dev/api/) for all it knows about these packages, whatever the version. */
export async function takeSnapshot(
  names: readonly string[],
  { url, takenOn }: { readonly url: string; readonly takenOn: string },
): Promise<Snapshot> {
  const asked = [...new Set(names)].toSorted();
  const ids = new Set<string>();
  let queries: object[] = asked.map((name) => ({ package: { ecosystem: 'npm', name } }));
  while (queries.length > 0) {
    const batch = queries.slice(0, atOnce);
    const { results } = await ask<Batch>(`${url}/v1/querybatch`, { queries: batch });
    for (const { vulns } of results) for (const { id } of vulns ?? []) ids.add(id);
    const more = results.flatMap(({ next_page_token: page_token }, index) =>
      page_token ? [{ ...batch[index], page_token }] : [],
    );
    queries = [...queries.slice(atOnce), ...more];
  }
  const advisories: Advisory[] = [];
  for (const id of [...ids].toSorted()) {
    const { summary, withdrawn, affected } = await ask<Advisory>(`${url}/v1/vulns/${encodeURIComponent(id)}`);
    advisories.push({
      id,
      ...(summary !== undefined && { summary }),
      ...(withdrawn !== undefined && { withdrawn }),
      affected: affected.map(({ package: { ecosystem, name }, ranges, versions }) => ({
        package: { ecosystem, name },
        // A range says it in a line; the list of all versions in it is left out.
        ...(ranges
          ? { ranges: ranges.map(({ type, events }) => ({ type, events })) }
          : { versions: versions ?? [] }),
      })),
    });
  }
  return { takenOn, asked, advisories };
}
