import { once } from 'node:events';
import { connect } from 'node:net';
import { moneyContract } from '@dayfare/api/money/contract';
import { seedPassphrase } from '../../seeds/index.ts';
import { priyaRaman } from '../../seeds/people/priya-raman.ts';
import { callFrom } from '../call-from.ts';
import { createDevice } from '../device.ts';
import { sendFrom } from './send-from.ts';

/** The address of the flood; others come from different ones. */
const source = '127.0.0.2';

/** Sends one request of a flood. Resolves with whether it was turned away. */
type Send = () => Promise<boolean>;

/** Prepares one of the connections that flood a server. */
type FloodKind = (port: number) => Promise<Send>;

const deviceOf = (port: number) => createDevice(`http://127.0.0.1:${port}`, sendFrom(source));

const isRefused = (work: Promise<unknown>) =>
  work.then(
    () => false,
    () => true,
  );

/** Connects, sends the beginning of a request or nothing, and waits until the server has had enough. */
async function stall(port: number, beginning: string): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1', localAddress: source });
  socket.on('error', () => undefined);
  socket.write(beginning);
  await once(socket, 'close');
  return true;
}

const largest = Array.from({ length: 100 }, (_, at) => at);

/** What one address can flood a server with, by its name. */
export const floodKinds = {
  calls: async (port) => async () => (await callFrom(source, port)).status === 429,
  reports: async (port) => {
    const report = JSON.stringify({ 'csp-report': { 'document-uri': 'https://pay.example/' } });
    return async () => {
      const { status } = await sendFrom(source)(
        new Request(`http://127.0.0.1:${port}/csp-reports`, {
          ...{ method: 'POST', body: report, headers: { 'content-type': 'application/csp-report' } },
        }),
      );
      return status === 429;
    };
  },
  filters: async (port) => {
    const device = deviceOf(port);
    await device.signIn(priyaRaman.email, seedPassphrase);
    const filter = {
      InstrumentIDs: largest,
      TransactionSource: largest,
      Title: 'a'.repeat(100),
      RecordCount: 100,
    };
    const { getTransactionHistory } = device.client(moneyContract);
    return () => isRefused(getTransactionHistory({ TransactionHistoryFilter: filter }));
  },
  slowConnections: async (port) => {
    let turn = 0;
    return () => {
      turn += 1;
      return stall(port, turn % 2 === 0 ? '' : 'POST /api/User/SaveEvents HTTP/1.1\r\nHost: localhost\r\n');
    };
  },
  // Last: it uses up the sign-ins of its address and its user, which the others on the same database need.
  signIns: async (port) => () => isRefused(deviceOf(port).signIn(priyaRaman.email, seedPassphrase)),
} as const satisfies Readonly<Record<string, FloodKind>>;

/** The name of a kind of flood. */
export type FloodName = keyof typeof floodKinds;
