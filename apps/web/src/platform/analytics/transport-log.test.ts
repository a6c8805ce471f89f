import type { ApiClient, TransportLogEntry } from '@dayfare/api/transport';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTransportLog } from './transport-log.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function open() {
  const logClientCalls = vi.fn(
    async (_: { logMessage: string; logType: string; methodName: string }) => true,
  );
  const api = { client: () => ({ logClientCalls }) } as unknown as ApiClient;
  const log = createTransportLog(() => api);
  const said = async () => {
    await vi.advanceTimersByTimeAsync(5_000);
    await vi.dynamicImportSettled();
    return logClientCalls.mock.calls.map(([{ logMessage }]) => logMessage);
  };
  return { log, said };
}

const failed: TransportLogEntry = {
  event: 'failed',
  method: 'GET',
  path: '/user/GetEarnings',
  kind: 'network',
};

it('sends what the server cannot know, all at once and each line once', async () => {
  const { log, said } = open();
  log(failed);
  log(failed);
  log({ event: 'unexpected-payload', method: 'GET', path: '/ewa/instruments', fields: ['instruments.0.id'] });
  expect(await said()).toEqual([
    'failed GET /user/GetEarnings network; unexpected-payload GET /ewa/instruments instruments.0.id',
  ]);
  log(failed);
  log({ ...failed, kind: 'timeout' });
  expect(await said()).toEqual([expect.anything(), 'failed GET /user/GetEarnings timeout']);
});

it('says nothing of refusals, of a device without a network, of visitors, and of the log itself', async () => {
  const { log, said } = open();
  log({ ...failed, kind: 'http', httpStatus: 400, code: 'InvalidPassword' });
  log({ ...failed, kind: 'offline' });
  log({ event: 'auth-missing', method: 'POST', path: '/main/LoginM' });
  log({ ...failed, method: 'POST', path: '/main/LogClientCalls' });
  expect(await said()).toEqual([]);
});
