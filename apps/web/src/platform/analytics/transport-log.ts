import { analyticsContract } from '@dayfare/api/analytics/contract';
import type { ApiClient, TransportLog, TransportLogEntry } from '@dayfare/api/transport';

/** Lines are collected for so long before they are sent, ms: what fails once often fails in a row. */
const afterMs = 5_000;

/** As many lines as one message holds. */
const mostLines = 15;

const ownPath = analyticsContract.logClientCalls['~orpc'].route.path;

/** Failures that the server doesn't know of, because it was not reached or its answer was not understood. */
const unknownToServer: ReadonlySet<TransportLogEntry['kind']> = new Set([
  'network',
  'timeout',
  'invalid-response',
]);

/** Whether the server's log gains by a line. A refusal is in it already, and a visitor's call has no session. */
function isNews({ event, kind, path }: TransportLogEntry): boolean {
  // What is said about the log itself would never end.
  if (path === ownPath || event === 'auth-missing') return false;
  return kind === undefined || unknownToServer.has(kind);
}

const lineOf = ({ event, method, path, kind, httpStatus, code, fields }: TransportLogEntry) =>
  [event, method, path, kind, httpStatus, code, fields?.join(' ')].filter(Boolean).join(' ');

/** Takes the transport's log to the server's, a little later and each line once a page. */
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
