import type { Steering } from './steering.ts';

/** The 6-digit code of the message that was sent last. */
export async function lastCode(sandbox: Pick<Steering, 'ask'>): Promise<string> {
  const outbox = JSON.stringify(await sandbox.ask('/outbox'));
  const [code] = /(?<=Your [\w ]+ code is )\d{6}|\d{6}(?= is your [\w ]+ code)/.exec(outbox) ?? [];
  if (code === undefined) throw new Error(`No message has a code in it: ${outbox}`);
  return code;
}
