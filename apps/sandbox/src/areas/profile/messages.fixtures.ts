import { asc, eq } from 'drizzle-orm';
import { outbox } from '../../platform/http/tables.ts';
import type { TestSandbox } from '../../testing/open.ts';

/** What was sent to an address or a number, the oldest first. */
export async function messagesTo({ db }: Pick<TestSandbox, 'db'>, recipient: string): Promise<string[]> {
  const sent = await db.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(asc(outbox.id));
  return sent.map(({ body }) => body);
}

/** The last code that was sent to an address or a number. */
export async function codeSentTo(sandbox: Pick<TestSandbox, 'db'>, recipient: string): Promise<string> {
  const code = (await messagesTo(sandbox, recipient)).findLast((body) => /\d{6}/.test(body));
  return /\d{6}/.exec(code ?? '')?.[0] ?? 'none';
}
