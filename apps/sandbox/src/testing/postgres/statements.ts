import { Client } from 'pg';
import { vi } from 'vitest';

const textOf = (query: unknown): string => {
  if (typeof query === 'string') return query;
  return typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : '';
};

/** The statements that PostgreSQL is given while `work` goes on, transactions' own begin and commit included. */
export async function statementsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const query = vi.spyOn(Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.map(([asked]) => textOf(asked)).filter((text) => text !== '');
  } finally {
    query.mockRestore();
  }
}
