import { type ChatRunOptions, runChat } from '@dayfare/sandbox/chat';
import { startPostgres } from '@dayfare/sandbox/postgres';

const clients = Number(process.env.CLIENTS ?? 500);
const usual = { clients, seconds: 60, lookEveryMs: 2000, writeEveryMs: 10_000 };

/**
 * 500 clients of one server, two by two, look for news every two seconds, as a conversation on a screen does, and write every ten; connections are
 * dropped at random, and the server is started again in the middle. CLIENTS says how many.
 */
export async function chat(): Promise<void> {
  await measure('in a folder', usual);
  const { url, stop } = await startPostgres();
  try {
    await measure('on PostgreSQL', { ...usual, databaseUrl: url });
  } finally {
    await stop();
  }
}

async function measure(where: string, options: ChatRunOptions): Promise<void> {
  const { sent, unanswered, delivery, lost, doubled } = await runChat(options);
  const at = (share: number) => ((delivery[Math.floor(delivery.length * share)] ?? 0) / 1000).toFixed(1);
  console.log(
    `${where}: ${(sent / options.seconds).toFixed(0)} messages per second of ${options.clients} clients; delivered after ${at(0.5)} s (median), ` +
      `${at(0.99)} s (99th percentile)\n  lost ${lost}, doubled ${doubled}; ${unanswered} requests sent again`,
  );
  if (lost > 0 || doubled > 0) process.exitCode = 1;
}
