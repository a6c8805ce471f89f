import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { moneySamples } from '../mocks/index.ts';
import * as money from '../money/mutations.ts';
import { availableFundsQuery } from '../money/queries.ts';
import { fakeServer, payloadReply } from '../testing/fake-server.ts';
import { open, refusal } from '../testing/open-client.ts';
import { ageOf, type LastAnswers, memoryCache, withLastAnswer } from './index.ts';

function setUp(...replies: readonly Response[]) {
  const server = fakeServer(...replies);
  const state = { isOnline: true, now: 1000 };
  const { api } = open(server.fetch, { isOnline: () => state.isOnline });
  const cache = memoryCache();
  const answers: LastAnswers = { cache, owner: '1', version: '1', now: () => state.now };
  const ask = (over: Partial<LastAnswers> = {}) => {
    const options = withLastAnswer(availableFundsQuery(api), { ...answers, ...over });
    return new QueryClient().fetchQuery(options).then(options.select);
  };
  return { server, state, cache, api, ask };
}

describe('the last answer', () => {
  it('comes in the place of a new one while there is no connection, and says since when it holds', async () => {
    const { state, ask, server } = setUp(payloadReply(moneySamples.availableFunds()));
    const fresh = await ask();
    expect(fresh).toMatchObject({ at: 1000, isLast: false, because: null });
    state.isOnline = false;
    state.now = 61_000;
    expect(await ask()).toEqual({ ...fresh, isLast: true, because: 'offline' });
    expect(server.sent).toHaveLength(1);
    expect(ageOf(fresh.at, state.now)).toEqual({ value: 1, unit: 'minute' });
  });

  it('also comes while the server is down, and never covers up a refusal', async () => {
    const funds = payloadReply(moneySamples.availableFunds());
    const down = setUp(funds, refusal(503));
    await down.ask();
    expect(await down.ask()).toMatchObject({ isLast: true, because: 'maintenance' });
    const refused = setUp(funds, refusal(401));
    await refused.ask();
    await expect(refused.ask()).rejects.toMatchObject({ kind: 'unauthorized' });
  }, 20_000);

  it('is nobody else’s, of no other version, and not older than it may be', async () => {
    const { state, ask } = setUp(payloadReply(moneySamples.availableFunds()));
    await ask();
    state.isOnline = false;
    await expect(ask({ owner: '2' })).rejects.toMatchObject({ kind: 'offline' });
    await expect(ask({ version: '2' })).rejects.toMatchObject({ kind: 'offline' });
    state.now += 7 * 86_400_000 + 1;
    await expect(ask()).rejects.toMatchObject({ kind: 'offline' });
  });

  it('is forgotten when the cache is cleared', async () => {
    const { state, ask, cache } = setUp(payloadReply(moneySamples.availableFunds()));
    await ask();
    await cache.clear();
    state.isOnline = false;
    await expect(ask()).rejects.toMatchObject({ kind: 'offline' });
  });

  it('costs nobody an answer when it can neither be kept nor read', async () => {
    const { state, ask } = setUp(payloadReply(moneySamples.availableFunds()));
    const broken = { ...memoryCache(), read: () => Promise.reject(), write: () => Promise.reject() };
    expect(await ask({ cache: broken })).toMatchObject({ isLast: false });
    state.isOnline = false;
    await expect(ask({ cache: broken })).rejects.toMatchObject({ kind: 'offline' });
  });
});

describe('money calls', () => {
  it('fail at once without a connection, and nothing is sent when it comes back', async () => {
    const { state, api, server } = setUp(payloadReply(true));
    state.isOnline = false;
    for (const [name, make] of Object.entries(money)) {
      const options = make(api);
      expect(options, name).toMatchObject({ retry: false, networkMode: 'always' });
      const client = new QueryClient();
      const mutation = client.getMutationCache().build(client, options as never);
      const input = {
        idempotencyKey: 'k',
        previewId: 'p',
        contractsAccepted: [],
        transactionId: 't',
        id: 't',
      };
      await expect(mutation.execute(input as never), name).rejects.toMatchObject({ kind: 'offline' });
      expect(mutation.state.isPaused, name).toBe(false);
      state.isOnline = true;
      await client.resumePausedMutations();
      state.isOnline = false;
    }
    expect(server.sent).toHaveLength(0);
  });
});

describe('an age', () => {
  it('is in the largest unit that it fills, and never negative', () => {
    const ages = [-5, 59_999, 60_000, 3_599_999, 3_600_000, 86_400_000 * 3].map((ms) => ageOf(0, ms));
    expect(ages.map(({ value, unit }) => `${value} ${unit}`)).toEqual([
      '0 second',
      '59 second',
      '1 minute',
      '59 minute',
      '1 hour',
      '3 day',
    ]);
  });
});
