import { moneyContract } from '@dayfare/api/money/contract';
import { friendsContract } from '@dayfare/api/money/friends/friends-contract';
import { movesContract } from '@dayfare/api/money/moves/moves-contract';
import { pauseOrCloseContract } from '@dayfare/api/money/settings/pause-or-close-contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { samWhitfield } from '../../../seeds/people/sam-whitfield.ts';
import { openSandbox } from '../../../testing/open.ts';
import { prove } from '../../../testing/prove.ts';
import { employees } from '../../session/index.ts';
import { idempotencyKeys } from './tables.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres, samWhitfield] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

const give = async (email: string, minor: number) => {
  const response = await sandbox.app.request('http://localhost/sandbox/accounts/held', {
    ...{ method: 'POST', body: JSON.stringify({ email, pot: 'Card', minor }) },
    headers: { 'content-type': 'application/json', accept: 'application/json' },
  });
  return ((await response.json()) as { id: number }).id;
};
const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => 'done',
    ({ code }: { code: string }) => code,
  );

async function maya() {
  const device = await sandbox.signedIn();
  const friends = device.client(friendsContract);
  const { friendCode } = await friends.findFriend({ identifier: samWhitfield.email });
  const pay = (fromInstrumentID: number, idempotencyKey: string) =>
    friends.payFriend({ friendCode, fromInstrumentID, amount: 5, note: '' }, { context: { idempotencyKey } });
  return { device, friends, pay };
}

it('a payment is answered as it was made, also after the friend has left', async () => {
  const { friends, pay } = await maya();
  const from = await give(mayaTorres.email, 20_00);
  const [made, later] = [crypto.randomUUID(), crypto.randomUUID()];
  const receipt = await pay(from, made);
  const closedAt = sandbox.server.clock.now();
  await sandbox.db.update(employees).set({ closedAt }).where(eq(employees.id, samWhitfield.id));
  expect(await pay(from, made)).toEqual(receipt);
  expect(await codeOf(pay(from, later))).toBe('FriendNotFound');
  expect(await friends.closeFriendKey({ idempotencyKey: later })).toEqual({ outcome: 'closed' });
});

it('a key says what became of its own call, and nothing to another one', async () => {
  const { device, friends, pay } = await maya();
  const from = await give(mayaTorres.email, 20_00);
  const idempotencyKey = crypto.randomUUID();
  await pay(from, idempotencyKey);
  const money = device.client(moneyContract);
  const moves = device.client(movesContract);
  for (const asked of [
    () => moves.closeMoveKey({ idempotencyKey }),
    () => money.transactionByKey({ idempotencyKey }),
    () => money.closeTransferKey({ idempotencyKey }),
  ])
    expect(await codeOf(asked())).toBe('IdempotencyKeyReused');
  expect(await friends.closeFriendKey({ idempotencyKey })).toMatchObject({ outcome: 'done' });
});

it('a refusal that is not final leaves nothing under way', async () => {
  const { pay } = await maya();
  const theirs = await give(samWhitfield.email, 20_00);
  const key = crypto.randomUUID();
  expect(await codeOf(pay(theirs, key))).toBe('InstrumentNotFound');
  const [kept] = await sandbox.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
  expect(kept).toMatchObject({ status: 'notCarriedOut', call: 'user/PayFriend' });
});

it('a request that a crash cut off keeps no account open, and never moves anything once it is closed', async () => {
  await sandbox.advance(5 * 86_400_000);
  const { device, pay } = await maya();
  const from = await give(mayaTorres.email, 5_00);
  const key = crypto.randomUUID();
  await sandbox.db.insert(idempotencyKeys).values({
    ...{ employeeId: mayaTorres.id, key, bodyHash: 'cut off', status: 'received' as const },
    createdAt: sandbox.server.clock.now(),
  });
  const service = device.client(pauseOrCloseContract);
  expect((await service.getOwnService()).obstacle).toBe('moneyHeld');
  await pay(from, crypto.randomUUID());
  await prove(sandbox, device, mayaTorres);
  expect(await service.closeService({ isConfirmed: true })).toBe(true);
  const [kept] = await sandbox.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key));
  expect(kept?.status).toBe('closed');
});
