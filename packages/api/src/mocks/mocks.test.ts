import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createApiClient } from '../transport/index.ts';
import {
  answer,
  contract,
  contractSamples,
  dropped,
  heldRequests,
  moneySamples,
  never,
  refuse,
  sessionSamples,
  startupSamples,
  transferSamples,
} from './index.ts';

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const api = createApiClient({
  baseUrl: 'https://app.example/api',
  session: () => ({ auth: null, keys: null, businessEnvironment: 'Common' }),
});
const money = api.client(contract.money);
const perform = (idempotencyKey = 'k') =>
  money.performTransaction({ previewId: 'p', contractsAccepted: [1] }, { context: { idempotencyKey } });

describe('mocks', () => {
  it('answer a call through the real transport', async () => {
    server.use(answer(contract.money.getAvailableFunds, moneySamples.availableFunds()));
    expect((await money.getAvailableFunds()).accessibleAmount).toBe(182.4);
  });

  it('answer by what was sent, the path included', async () => {
    server.use(
      answer(contract.money.cancelTransaction, ({ id }) =>
        transferSamples.transactionDetail({ transactionID: id }),
      ),
      answer(contract.money.previewTransaction, ({ amount }) => transferSamples.preview({ amount })),
    );
    expect((await money.cancelTransaction({ id: 'T-9' })).transactionID).toBe('T-9');
    expect((await money.previewTransaction({ amount: 12.5, instrumentId: 1 })).amount).toBe(12.5);
  });

  it('refuse with status, code, words and level', async () => {
    server.use(
      refuse(contract.money.performTransaction, {
        status: 400,
        code: 'DailyLimitExceeded',
        message: 'Not today.',
        level: 'LimitExceeded',
      }),
    );
    await expect(perform()).rejects.toMatchObject({
      kind: 'http',
      code: 'DailyLimitExceeded',
      message: 'Not today.',
      level: 'LimitExceeded',
    });
  });

  it('drop the connection once and let the next handler answer then', async () => {
    server.use(
      dropped(contract.money.performTransaction, { times: 1 }),
      answer(contract.money.performTransaction, transferSamples.transactionDetail()),
    );
    await expect(perform()).rejects.toMatchObject({ kind: 'network', mayHaveMoved: true });
    expect((await perform()).transactionID).toBe('T-10042');
  });

  it('never answer, until the caller gives up', async () => {
    server.use(never(contract.money.getEarnings));
    const signal = AbortSignal.timeout(30);
    await expect(money.getEarnings(undefined, { signal })).rejects.toMatchObject({ kind: 'cancelled' });
  });

  it('count the requests that they keep open for good', async () => {
    heldRequests.reset();
    server.use(
      answer(contract.money.getAvailableFunds, moneySamples.availableFunds(), { delay: 1 }),
      never(contract.money.getEarnings),
    );
    await money.getAvailableFunds();
    expect(heldRequests.count()).toBe(0);
    await money.getEarnings(undefined, { signal: AbortSignal.timeout(30) }).catch(() => undefined);
    expect(heldRequests.count()).toBe(1);
  });
});

describe('samples', () => {
  it.each([
    [contract.session.loginM, sessionSamples.employee()],
    [contract.session.loginM, sessionSamples.employeeOfTwo()],
    [contract.session.loginM, sessionSamples.paycorEmployee()],
    [contract.session.loginM, sessionSamples.longNamedEmployee()],
    [contract.startup.getConfigurationSettings, startupSamples.configuration()],
    [contract.startup.startupDataV2, startupSamples.startupData()],
    [contract.money.getAvailableFunds, moneySamples.nothingToTake()],
    [contract.money.getAvailableFunds, moneySamples.hugeFunds()],
    [contract.money.getEarnings, moneySamples.earnings()],
    [contract.money.getEarnings, moneySamples.earnings([])],
    [contract.money.getInstruments, moneySamples.longNamedInstruments()],
    [contract.money.previewTransaction, transferSamples.nextDayOnlyPreview()],
    [contract.money.previewTransaction, transferSamples.instantPreview()],
    [contract.money.getTransactionHistory, transferSamples.history()],
    [contract.money.getTransactionHistory, transferSamples.emptyHistory()],
    [contract.money.transactionDetails, transferSamples.failedTransaction()],
    [contract.contracts.getContractByType, contractSamples.twoContracts()],
    [contract.contracts.getContractByType, contractSamples.hostileContract()],
  ])('fit the contract (%#)', (call, sample) => {
    expect(call['~orpc'].outputSchema?.parse(sample)).toEqual(sample);
  });
});
