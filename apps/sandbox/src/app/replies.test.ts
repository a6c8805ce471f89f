import { contractsContract } from '@dayfare/api/contracts/contract';
import { moneyContract } from '@dayfare/api/money/contract';
import { startupContract } from '@dayfare/api/startup/contract';
import { afterAll, describe, expect, it } from 'vitest';
import type { Device } from '../bench/device.ts';
import { seedPassphrase } from '../seeds/index.ts';
import { camilleTremblay } from '../seeds/people/camille-tremblay.ts';
import { mayaTorres } from '../seeds/people/maya-torres.ts';
import { openSandbox } from '../testing/open.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres, camilleTremblay] });
afterAll(() => sandbox.close());

/** Names that are new each time, by what they stand for. */
const volatile: Readonly<Record<string, string>> = {
  authToken: 'token',
  signingKey: 'key',
  sessionID: 'session',
  previewId: 'preview',
  transactionID: 'transaction',
};

const written = (reply: unknown) =>
  JSON.stringify(reply, (name, value: unknown) => volatile[name] ?? value, 2);

async function transferred(device: Device, speed: 0 | 1, amount: number) {
  const money = device.client(moneyContract);
  const { instruments } = await money.getInstruments();
  const instrumentId = instruments[1 - speed]?.id ?? 0;
  const quote = await money.previewTransaction({ amount, instrumentId, transferSpeed: speed });
  const done = await money.performTransaction(
    { previewId: quote.previewId, contractsAccepted: quote.contractIds },
    { context: { idempotencyKey: crypto.randomUUID() } },
  );
  return { quote, done };
}

/** Everything that the app asks for around a transfer, in the order in which it does. */
async function replies(seed: typeof mayaTorres) {
  const device = sandbox.device();
  const user = await device.signIn(seed.email, seedPassphrase);
  const money = device.client(moneyContract);
  const startup = device.client(startupContract);
  const { quote, done } = await transferred(device, 0, 41.5);
  // Two of one moment would stand in the order of their ids, which are random.
  await sandbox.advance(60_000);
  const later = await transferred(device, 1, 33.25);
  await sandbox.advance(2 * 60 * 60_000);
  const { getListOfContracts } = device.client(contractsContract);
  const [contractType] = [quote.contractType];
  const { contracts } = await getListOfContracts({
    contracts: [{ id: 0, contractType, isCardContract: false, userSentBrandingType: 0 }],
  });
  return {
    user,
    startupData: await startup.startupDataV2({ IncludeShared: true, LivelyModule: 2 }),
    instruments: await money.getInstruments(),
    quote,
    done,
    doneNextDay: later.done,
    funds: await money.getAvailableFunds(),
    earnings: await money.getEarnings(),
    history: await money.getTransactionHistory({ TransactionHistoryFilter: { PageSize: 3 } }),
    detail: await money.transactionDetails({ transactionID: done.transactionID }),
    contracts: contracts.map(({ htmlText, ...contract }) => ({ ...contract, htmlText: htmlText.length > 0 })),
  };
}

describe('what the server replies around a transfer', () => {
  it.each([
    ['maya-torres', mayaTorres],
    ['camille-tremblay', camilleTremblay],
  ])(
    'is field by field what is written down for %s; `vitest run --project sandbox -u` writes down a change that is meant',
    async (name, seed) => {
      await sandbox.reset();
      await expect(written(await replies(seed))).toMatchFileSnapshot(`../testing/replies/${name}.txt`);
    },
  );
});
