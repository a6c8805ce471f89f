import { clientCallsPath } from '@dayfare/api/analytics/log-path';
import type { ApiClient, TransportLog, TransportLogEntry } from '@dayfare/api/transport';

/** How long lines are collected before they are sent, in ms: failures often come in groups. */
const afterMs = 5_000;

/** Maximum number of lines in a message. */
const mostLines = 15;

/** Failures that the server does not know about, because it was not reached or its response was not understood. */
const unknownToServer: ReadonlySet<TransportLogEntry['kind']> = new Set([
  'network',
  'timeout',
  'invalid-response',
]);

/** Whether a line is new to the server's log. A refusal is already in it, and a visitor's call has no session. */
function isNews({ event, kind, path }: TransportLogEntry): boolean {
  // Logging failures of the log itself would never end.
  if (path === `/${clientCallsPath}` || event === 'auth-missing') return false;
  return kind === undefined || unknownToServer.has(kind);
}

const lineOf = ({ event, method, path, kind, httpStatus, code, fields }: TransportLogEntry) =>
  [event, method, path, kind, httpStatus, code, fields?.join(' ')].filter(Boolean).join(' ');

/** Sends the transport's log to the server, with a delay and each line once per page. */
export function createTransportLog(api: () => ApiClient): TransportLog {
  const known = new Set<string>();
  let waiting: string[] = [];
  const send = async () => {
    const message = waiting.splice(0, mostLines).join('; ');
    waiting = [];
    const { logFault } = await import('./log-fault.ts');
    await logFault(api(), { where: 'transport', message, level: 'warning' });
  };
  return (entry) => {
    const line = lineOf(entry);
    if (!isNews(entry) || known.has(line)) return;
    known.add(line);
    waiting.push(line);
    if (waiting.length === 1) setTimeout(() => void send().catch(() => undefined), afterMs);
  };
}
