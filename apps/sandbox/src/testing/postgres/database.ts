import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import './setup.ts';

/**
 * A database of its own on the PostgreSQL of this test run; gives its address. It belongs to an ordinary role, and has all tables and no
 * rows, or not even tables when it `isEmpty`. It is gone with the server.
 */
export async function newDatabase({ isEmpty = false } = {}): Promise<string> {
  const { url, problem } = inject('postgres');
  if (problem) throw new Error(problem);
  const name = `test_${randomUUID().slice(0, 8)}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `create database ${name} owner dayfare template ${isEmpty ? 'template0' : 'template_dayfare'}`,
    );
  } finally {
    await client.end();
  }
  const address = Object.assign(new URL(url), { username: 'dayfare', password: 'dayfare' });
  address.pathname = name;
  return address.href;
}
