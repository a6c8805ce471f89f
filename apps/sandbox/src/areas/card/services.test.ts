import { cardContract } from '@dayfare/api/card/contract';
import { servicesContract } from '@dayfare/api/card/services-contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { rowsOf } from '../../platform/db/rows.ts';
import { outbox } from '../../platform/http/tables.ts';
import { felixMoreau } from '../../seeds/people/felix-moreau.ts';
import { lenaKaya } from '../../seeds/people/lena-kaya.ts';
import { openSandbox } from '../../testing/open.ts';
import { prove } from '../../testing/prove.ts';
import { isPassword } from '../session/passwords/password.ts';
import { cards } from './tables.ts';

const sandbox = await openSandbox({ seeds: [felixMoreau, lenaKaya] });
afterAll(() => sandbox.close());
beforeEach(() => sandbox.reset());

async function person(seed = felixMoreau) {
  const device = await sandbox.signedIn(seed);
  const calls = { ...device.client(cardContract), ...device.client(servicesContract) };
  const [row] = await sandbox.db.select().from(cards).where(eq(cards.employeeId, seed.id));
  if (!row) throw new Error('There should be a card.');
  const { id: cardID, last4, expiry } = row;
  return { ...calls, device, cardID, last4, expiry, prove: () => prove(sandbox, device, seed) };
}

describe('activating a card', () => {
  it('takes what stands on it, and makes it pay in stores', async () => {
    const { activateCard, cardID, last4, expiry } = await person();
    expect(await activateCard({ cardID, last4, expiry })).toMatchObject({ isCardActivated: true, status: 1 });
    await expect(activateCard({ cardID, last4, expiry })).rejects.toMatchObject({
      code: 'CardNotChangeable',
    });
  });

  it('says which of both is wrong, and ends for the day after five tries', async () => {
    const { activateCard, cardID, last4, expiry } = await person();
    const other = last4 === '0000' ? '0001' : '0000';
    await expect(activateCard({ cardID, last4: other, expiry })).rejects.toMatchObject({
      code: 'CardDigitsMismatch',
    });
    for (const _ of [1, 2, 3, 4])
      await expect(activateCard({ cardID, last4, expiry: '2027-01' })).rejects.toMatchObject({
        code: 'CardExpiryMismatch',
      });
    await expect(activateCard({ cardID, last4, expiry })).rejects.toMatchObject({
      code: 'CardActivationExhausted',
    });
    await sandbox.advance(25 * 3_600_000);
    expect(await activateCard({ cardID, last4, expiry })).toMatchObject({ isCardActivated: true });
  });

  it('is for the owner of the card, and not for one that is locked', async () => {
    const felix = await person();
    const lena = await person(lenaKaya);
    const { cardID, last4, expiry } = felix;
    await expect(lena.activateCard({ cardID, last4, expiry })).rejects.toMatchObject({
      code: 'CardNotFound',
    });
    await felix.lockCard({ cardID, isLocked: true });
    await expect(felix.activateCard({ cardID, last4, expiry })).rejects.toMatchObject({
      code: 'CardNotChangeable',
    });
  });
});

describe('the PIN of a card', () => {
  it('is set with a code, kept as a salted hash alone, and told to its owner', async () => {
    const { activateCard, setCardPIN, cardID, last4, expiry, prove: proveIt } = await person();
    await activateCard({ cardID, last4, expiry });
    await expect(setCardPIN({ cardID, pin: '2849' })).rejects.toMatchObject({ code: 'ProofRequired' });
    await proveIt();
    expect(await setCardPIN({ cardID, pin: '2849' })).toMatchObject({ isATMPINSet: true });
    const [row] = await sandbox.db.select().from(cards).where(eq(cards.id, cardID));
    expect(await isPassword('2849', row?.pinHash ?? '')).toBe(true);
    const [raw] = rowsOf<{ row: string }>(
      await sandbox.db.execute(sql`select to_jsonb(cards)::text as row from cards where id = ${cardID}`),
    );
    expect(raw?.row).not.toContain('"2849"');
    const told = (await sandbox.db.select().from(outbox)).map(({ body }) => body);
    expect(told.some((body) => body.includes('the PIN of your card was set'))).toBe(true);
    expect(told.some((body) => body.includes('2849'))).toBe(false);
  });

  it('is refused if it is weak, before a code is asked for, and for a card that is not active', async () => {
    const { activateCard, setCardPIN, cardID, last4, expiry } = await person();
    await expect(setCardPIN({ cardID, pin: '2849' })).rejects.toMatchObject({ code: 'CardNotChangeable' });
    await activateCard({ cardID, last4, expiry });
    for (const pin of ['1234', '7777', '1990', '0504'])
      await expect(setCardPIN({ cardID, pin })).rejects.toMatchObject({ code: 'CardPinWeak' });
  });
});
