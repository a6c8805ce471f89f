import { friendsContract } from '@dayfare/api/money/friends/friends-contract';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../../../ledger/check.ts';
import { camilleTremblay } from '../../../seeds/people/camille-tremblay.ts';
import { mayaTorres } from '../../../seeds/people/maya-torres.ts';
import { samWhitfield } from '../../../seeds/people/sam-whitfield.ts';
import { openSandbox } from '../../../testing/open.ts';
import { prove } from '../../../testing/prove.ts';

const sandbox = await openSandbox({ seeds: [mayaTorres, samWhitfield, camilleTremblay] });
await sandbox.listen(0);
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

async function signedIn(who = mayaTorres) {
  const device = await sandbox.signedIn(who);
  const calls = device.client(friendsContract);
  const pay = (friendCode: string, fromInstrumentID: number, amount: number, key = crypto.randomUUID()) =>
    calls.payFriend(
      { friendCode, fromInstrumentID, amount, note: 'Lunch' },
      { context: { idempotencyKey: key } },
    );
  return { device, calls, pay };
}

describe('a friend', () => {
  it('is found by phone, email or code, and called by first name and initial', async () => {
    const { calls } = await signedIn();
    const sam = await calls.findFriend({ identifier: samWhitfield.email });
    expect(sam.friendName).toBe('Sam W.');
    for (const identifier of [samWhitfield.mobile, ` ${sam.friendCode.toLowerCase()} `])
      expect(await calls.findFriend({ identifier })).toEqual(sam);
    const theirs = await (await signedIn(samWhitfield)).calls.getFriends();
    expect(theirs).toEqual({ myCode: sam.friendCode, sources: [], payments: [] });
  });

  it('is not oneself, a user name, or paid in another currency; ten unknown names end the tries of the day', async () => {
    const { calls } = await signedIn();
    expect(await codeOf(calls.findFriend({ identifier: mayaTorres.email }))).toBe('FriendIsYou');
    for (const identifier of [
      samWhitfield.userName,
      camilleTremblay.email,
      'nobody@example.com',
      'ABCDE23456',
    ])
      expect(await codeOf(calls.findFriend({ identifier }))).toBe('FriendNotFound');
    for (let at = 0; at < 6; at += 1)
      expect(await codeOf(calls.findFriend({ identifier: `nobody${at}@example.com` }))).toBe(
        'FriendNotFound',
      );
    expect(await codeOf(calls.findFriend({ identifier: samWhitfield.email }))).toBe(
      'FriendAttemptsExhausted',
    );
  });
});

describe('paying a friend', () => {
  it('is answered and not repeated when it is sent again months later, and is still known by its key', async () => {
    const { calls, pay } = await signedIn();
    const from = await give(mayaTorres.email, 100_00);
    const { friendCode } = await calls.findFriend({ identifier: samWhitfield.email });
    const key = crypto.randomUUID();
    const { paymentID } = await pay(friendCode, from, 10, key);
    sandbox.clock.ms += 200 * 86_400_000;
    await sandbox.sweep();
    const later = await signedIn();
    expect(await later.pay(friendCode, from, 10, key)).toMatchObject({ paymentID });
    expect(await later.calls.closeFriendKey({ idempotencyKey: key })).toMatchObject({ outcome: 'done' });
  });

  it('moves money once for a key, at once and free, and tells the friend without the note [money-127]', async () => {
    const { calls, pay } = await signedIn();
    const from = await give(mayaTorres.email, 100_00);
    const { friendCode } = await calls.findFriend({ identifier: samWhitfield.email });
    const key = crypto.randomUUID();
    const receipt = await pay(friendCode, from, 20, key);
    expect(receipt).toMatchObject({ friendName: 'Sam W.', amount: 20, balanceAfter: 80, currency: 'USD' });
    expect(await pay(friendCode, from, 20, key)).toEqual(receipt);
    expect(await codeOf(pay(friendCode, from, 21, key))).toBe('IdempotencyKeyReused');
    const sam = await signedIn(samWhitfield);
    const theirs = await sam.calls.getFriends();
    expect(theirs.payments).toMatchObject([
      { isReceived: true, friendName: 'Maya T.', amount: 20, note: 'Lunch' },
    ]);
    expect(theirs.sources.map(({ balance }) => balance)).toEqual([20]);
    const { messages } = (await (
      await sandbox.app.request('http://localhost/sandbox/outbox?format=json')
    ).json()) as { messages: readonly { body: string }[] };
    expect(messages[0]?.body).toContain('Maya T. paid you $20.00');
    expect(messages[0]?.body).not.toContain('Lunch');
    const [pot] = theirs.sources;
    await sam.pay(theirs.payments[0]?.friendCode ?? '', pot?.id ?? 0, 5);
    expect((await calls.getFriends()).sources[0]?.balance).toBe(85);
    expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
  });

  it('is refused for more than is there, nothing, somebody else’s money and a bank’s; a large amount needs a code', async () => {
    const { device, calls, pay } = await signedIn();
    const from = await give(mayaTorres.email, 300_00);
    const others = await give(samWhitfield.email, 300_00);
    const { friendCode } = await calls.findFriend({ identifier: samWhitfield.email });
    expect(await codeOf(pay(friendCode, from, 300.01))).toBe('InvalidAmount');
    expect(await codeOf(pay(friendCode, from, 0))).toBe('InvalidAmount');
    expect(await codeOf(pay(friendCode, others, 1))).toBe('InstrumentNotFound');
    const { myCode } = await calls.getFriends();
    expect(await codeOf(pay(myCode, from, 1))).toBe('FriendIsYou');
    expect(await codeOf(pay('ABCDE23456', from, 1))).toBe('FriendNotFound');
    const large = crypto.randomUUID();
    expect(await codeOf(pay(friendCode, from, 250, large))).toBe('ProofRequired');
    await prove(sandbox, device, mayaTorres);
    expect(await pay(friendCode, from, 250, large)).toMatchObject({ balanceAfter: 50 });
    expect(await codeOf(pay(friendCode, from, 50.01))).toBe('FundsAmountExceeds');
  });

  it('whose account is suspended is refused: they could not take it out', async () => {
    const { calls, pay } = await signedIn();
    const from = await give(mayaTorres.email, 300_00);
    const { friendCode } = await calls.findFriend({ identifier: samWhitfield.email });
    await sandbox.app.request('http://localhost/sandbox/programmes', {
      ...{ method: 'POST', body: JSON.stringify({ email: samWhitfield.email, account: 'Suspend' }) },
    });
    expect(await codeOf(pay(friendCode, from, 1))).toBe('FriendNotFound');
  });

  it('of several small amounts on one day needs a code as one large amount does', async () => {
    const { device, calls, pay } = await signedIn();
    const from = await give(mayaTorres.email, 300_00);
    const { friendCode } = await calls.findFriend({ identifier: samWhitfield.email });
    await pay(friendCode, from, 120);
    expect(await codeOf(pay(friendCode, from, 80.01))).toBe('ProofRequired');
    await prove(sandbox, device, mayaTorres);
    expect(await pay(friendCode, from, 80.01)).toMatchObject({ balanceAfter: 99.99 });
    await sandbox.advance(86_400_000);
    const later = await signedIn();
    expect(await later.pay(friendCode, from, 50)).toMatchObject({ balanceAfter: 49.99 });
  });

  it('is settled by its key: what was lost on the way is paid once or never', async () => {
    const { calls, pay } = await signedIn();
    const from = await give(mayaTorres.email, 100_00);
    const { friendCode } = await calls.findFriend({ identifier: samWhitfield.email });
    const [made, lost] = [crypto.randomUUID(), crypto.randomUUID()];
    const receipt = await pay(friendCode, from, 10, made);
    expect(await calls.closeFriendKey({ idempotencyKey: made })).toEqual({ outcome: 'done', receipt });
    expect(await calls.closeFriendKey({ idempotencyKey: lost })).toEqual({ outcome: 'closed' });
    expect(await codeOf(pay(friendCode, from, 10, lost))).toBe('TransferClosed');
  });

  it('two who pay each other at one moment don’t wait for each other', async () => {
    const [maya, sam] = [await signedIn(), await signedIn(samWhitfield)];
    const [mine, theirs] = [await give(mayaTorres.email, 100_00), await give(samWhitfield.email, 100_00)];
    const toSam = (await maya.calls.findFriend({ identifier: samWhitfield.email })).friendCode;
    const toMaya = (await sam.calls.findFriend({ identifier: mayaTorres.email })).friendCode;
    await Promise.all(
      [1, 2, 3].flatMap((at) => [maya.pay(toSam, mine, at), sam.pay(toMaya, theirs, 2 * at)]),
    );
    expect((await maya.calls.getFriends()).sources[0]?.balance).toBe(106);
    expect(await checkLedger(sandbox.db)).toEqual({ sum: 0, unbalanced: [], overdrawn: [] });
  });
});
