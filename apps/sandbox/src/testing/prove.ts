import { pinContract } from '@dayfare/api/session/pin-contract';
import { desc } from 'drizzle-orm';
import type { Device } from '../bench/device.ts';
import { outbox } from '../platform/http/tables.ts';
import type { Seed } from '../seeds/index.ts';
import type { TestSandbox } from './open.ts';

/** Asks for a code and enters it, as someone does before an action that needs a proof. */
export async function prove(
  { db }: Pick<TestSandbox, 'db'>,
  device: Device,
  { mobile: mobileNumber }: Pick<Seed, 'mobile'>,
  sentPinToEmail = false,
): Promise<void> {
  const pins = device.client(pinContract);
  await pins.resendPin({ sentPinID: 0, sentPinIDString: '', sentPinToEmail });
  const [message] = await db.select().from(outbox).orderBy(desc(outbox.id)).limit(1);
  const pinCode = /\d{6}/.exec(message?.body ?? '')?.[0] ?? '';
  await pins.verifyDualFactorAuthenticationPin({ userID: 0, dialingCode: '1', mobileNumber, pinCode });
}
