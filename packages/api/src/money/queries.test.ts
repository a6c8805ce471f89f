import { minorUnits } from '@dayfare/domain/money';
import { MutationObserver, onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { moneySamples, transferSamples } from '../mocks/index.ts';
import { fakeServer, payloadReply } from '../testing/fake-server.ts';
import { createApiClient } from '../transport/index.ts';
import { encloseError } from '../wire/index.ts';
import {
  availableFundsQuery,
  cancelMutation,
  historyQuery,
  instrumentsQuery,
  performMutation,
  previewQuery,
  refreshAfterBusinessSwitch,
  transactionQuery,
} from './queries.ts';

const replies: Readonly<Record<string, () => Response>> = {
  '/api/user/GetAvailableFunds': () => payloadReply(moneySamples.availableFunds()),
  '/api/ewa/instruments': () => payloadReply(moneySamples.instruments()),
  '/api/ewa/getTransactionHistory': () => payloadReply(transferSamples.history()),
  '/api/ewa/TransactionDetails': () => payloadReply(transferSamples.transactionDetail()),
  '/api/ewa/previewTransaction': () => payloadReply(transferSamples.preview()),
  '/api/ewa/performTransaction': () => payloadReply(transferSamples.transactionDetail()),
  '/api/ewa/cancelTransaction/T-1': () => payloadReply(transferSamples.transactionDetail()),
};

function setUp(overrides: typeof replies = {}) {
  const server = fakeServer(
    ({ url }) => ({ ...replies, ...overrides })[url.pathname]?.() ?? Response.error(),
  );
  const api = createApiClient({
    baseUrl: 'https://app.example/api',
    session: () => ({ auth: null, keys: null, businessEnvironment: 'Common' }),
    fetch: server.fetch,
    isOnline: () => true,
  });
  const asked = (path: string) => server.sent.filter(({ url }) => url.pathname === `/api/${path}`).length;
  return { api, asked, sent: server.sent, queryClient: new QueryClient() };
}

afterEach(() => {
  onlineManager.setOnline(true);
});

const request = { previewId: 'p', contractsAccepted: [120], idempotencyKey: 'k-1' };

describe('queries', () => {
  it('give entities', async () => {
    const { api, queryClient } = setUp();
    const observer = new QueryObserver(queryClient, availableFundsQuery(api));
    const { data } = await observer.refetch();
    expect(data?.accessible).toBe(18_240);
  });

  it('say at once that there is no connection instead of waiting for one', async () => {
    const { api, queryClient } = setUp({
      '/api/user/GetAvailableFunds': () => new Response('', { status: 400 }),
    });
    onlineManager.setOnline(false);
    await expect(queryClient.fetchQuery(availableFundsQuery(api))).rejects.toThrow();
  });

  it('reuse cached instruments unless a refresh is forced [money-098]', async () => {
    const { api, queryClient, asked } = setUp();
    const query = instrumentsQuery(api);
    await queryClient.fetchQuery(query);
    await queryClient.fetchQuery(query);
    expect(asked('ewa/instruments')).toBe(1);
    await queryClient.invalidateQueries({ queryKey: query.queryKey });
    await queryClient.fetchQuery(query);
    expect(asked('ewa/instruments')).toBe(2);
  });

  it('ask for a quote again once it has expired, and for each amount, account and speed by itself', async () => {
    const expiring = (inMilliseconds: number) => ({
      '/api/ewa/previewTransaction': () =>
        payloadReply(
          transferSamples.preview({ expiresAt: new Date(Date.now() + inMilliseconds).toISOString() }),
        ),
    });
    const { api, queryClient, asked, sent } = setUp(expiring(60_000));
    const draft = { amount: minorUnits(4000), instrumentId: 501 };
    await queryClient.fetchQuery(previewQuery(api, draft));
    await queryClient.fetchQuery(previewQuery(api, draft));
    expect(asked('ewa/previewTransaction')).toBe(1);
    await queryClient.fetchQuery(previewQuery(api, { ...draft, speed: 'Instant' }));
    expect(sent.map(({ init }) => init.body)).toEqual([
      '{"amount":40,"instrumentId":501}',
      '{"amount":40,"instrumentId":501,"transferSpeed":0}',
    ]);

    const late = setUp(expiring(-1));
    await late.queryClient.fetchQuery(previewQuery(late.api, draft));
    await late.queryClient.fetchQuery(previewQuery(late.api, draft));
    expect(late.asked('ewa/previewTransaction')).toBe(2);
  });
});

describe('a transfer that somebody looks at', () => {
  it.each([
    ['is asked for every 15 s while it is on its way', {}, 15_000],
    ['is asked for every 3 s while an instant one leaves', { transferSpeed: 0, wageState: 0 }, 3_000],
    ['is not asked for again once it has ended', { transactionStatus: '2' }, false],
  ])('%s', async (_, change, interval) => {
    const detail = transferSamples.transactionDetail(change);
    const { api, queryClient } = setUp({ '/api/ewa/TransactionDetails': () => payloadReply(detail) });
    const query = transactionQuery(api, 'T-1');
    const observer = new QueryObserver(queryClient, query);
    await observer.refetch();
    const { refetchInterval } = query;
    if (typeof refetchInterval !== 'function') throw new Error('Nothing is asked for again.');
    expect(refetchInterval(observer.getCurrentQuery())).toBe(interval);
  });
});

describe('the history', () => {
  it('is asked for again only after a transaction was performed or the employer was switched [money-093]', async () => {
    const { api, queryClient, asked } = setUp();
    const show = () => queryClient.fetchQuery(historyQuery(api));
    await show();
    await show();
    await queryClient.fetchQuery(transactionQuery(api, 'T-1'));
    await show();
    expect(asked('ewa/getTransactionHistory')).toBe(1);

    await new MutationObserver(queryClient, performMutation(api)).mutate(request);
    await show();
    expect(asked('ewa/getTransactionHistory')).toBe(2);

    await refreshAfterBusinessSwitch(queryClient);
    await show();
    expect(asked('ewa/getTransactionHistory')).toBe(3);
  });

  it('is asked for again after a cancellation too', async () => {
    const { api, queryClient, asked } = setUp();
    await queryClient.fetchQuery(historyQuery(api));
    await new MutationObserver(queryClient, cancelMutation(api)).mutate('T-1');
    await queryClient.fetchQuery(historyQuery(api));
    expect(asked('ewa/getTransactionHistory')).toBe(2);
  });

  it('sends only what was asked for, and keeps each question by itself', async () => {
    const { api, queryClient, sent } = setUp();
    await queryClient.fetchQuery(historyQuery(api));
    await queryClient.fetchQuery(historyQuery(api, { PageNumber: 2 }));
    expect(sent.map(({ init }) => init.body)).toEqual([
      '{"TransactionHistoryFilter":{}}',
      '{"TransactionHistoryFilter":{"PageNumber":2}}',
    ]);
  });

  it('fails with the code of the refusal [money-095]', async () => {
    const refusal = () =>
      Response.json(encloseError(400, { apiErrorString: 'No.', apiErrorCode: 'HistoryNotAvailable' }, ''), {
        status: 400,
      });
    const { api, queryClient } = setUp({ '/api/ewa/getTransactionHistory': refusal });
    await expect(queryClient.fetchQuery(historyQuery(api))).rejects.toMatchObject({
      code: 'HistoryNotAvailable',
    });
  });
});

describe('performing a transfer', () => {
  it('sends the key of the intent with it', async () => {
    const { api, queryClient, sent } = setUp();
    const detail = await new MutationObserver(queryClient, performMutation(api)).mutate(request);
    expect(detail.id).toBe('T-10042');
    expect(sent[0]?.headers.get('Idempotency-Key')).toBe('k-1');
    expect(sent[0]?.init.body).toBe('{"previewId":"p","contractsAccepted":[120]}');
  });

  it('is sent once, whatever comes of it, and a lost answer makes the figures stale', async () => {
    const { api, queryClient, asked } = setUp({
      '/api/ewa/performTransaction': () => new Response('', { status: 502 }),
    });
    await queryClient.fetchQuery(availableFundsQuery(api));
    const performing = new MutationObserver(queryClient, performMutation(api)).mutate(request);
    await expect(performing).rejects.toMatchObject({ mayHaveMoved: true });
    expect(asked('ewa/performTransaction')).toBe(1);
    await queryClient.fetchQuery(availableFundsQuery(api));
    expect(asked('user/GetAvailableFunds')).toBe(2);
  });

  it('that is refused leaves the figures as they are', async () => {
    const { api, queryClient, asked } = setUp({
      '/api/ewa/performTransaction': () => new Response('', { status: 400 }),
    });
    await queryClient.fetchQuery(availableFundsQuery(api));
    const performing = new MutationObserver(queryClient, performMutation(api)).mutate(request);
    await expect(performing).rejects.toMatchObject({ mayHaveMoved: false });
    await queryClient.fetchQuery(availableFundsQuery(api));
    expect(asked('user/GetAvailableFunds')).toBe(1);
  });
});
