import { passkeyContract } from '@dayfare/api/session/passkey-contract';
import { implement } from '@orpc/server';
import { and, asc, eq } from 'drizzle-orm';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { isSwitchedOn } from '../../../platform/http/configuration.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { ApiContext } from '../api-context.ts';
import { spendProof } from '../codes/proof.ts';
import { recordEvent } from '../notices/security-events.ts';
import { tellOfChange } from '../notices/security-notices.ts';
import { requireSession } from '../require-session.ts';
import { beginPasskey, passkeyToWire, savePasskey } from './add-passkey.ts';
import { beginPasskeySignIn, signInWithPasskey } from './passkey-sign-in.ts';
import { passkeys } from './passkey-tables.ts';

const base = implement(passkeyContract).$context<ApiContext>();

/** Without their flag there are no such calls. */
const passkey = base.use(({ context, next }) => {
  if (!isSwitchedOn(context, 'EnablePasskeys')) throw new Refusal('NotFound');
  return next();
});

/** Signing in without a password. */
export const passkeyHandlers = passkey.router({
  getPasskeys: passkey.getPasskeys.use(requireSession).handler(async ({ context }) => {
    const { db, employee } = context;
    const { employeeId, addedAt } = passkeys;
    const own = await db.select().from(passkeys).where(eq(employeeId, employee.id)).orderBy(asc(addedAt));
    return own.map(passkeyToWire);
  }),
  beginPasskey: passkey.beginPasskey.use(requireSession).handler(({ context }) => beginPasskey(context)),
  savePasskey: passkey.savePasskey
    .use(requireSession)
    .handler(({ context, input }) => savePasskey(context, input.name, input.credential)),
  deletePasskey: passkey.deletePasskey.use(requireSession).handler(async ({ context, input }) => {
    const { db, clock, employee, clientAddress: address } = context;
    await inTransaction(db, async (tx) => {
      const [removed] = await tx
        .delete(passkeys)
        .where(and(eq(passkeys.id, input.id), eq(passkeys.employeeId, employee.id)))
        .returning();
      if (!removed) throw new Refusal('NotFound');
      // A session alone does not take away a way to sign in.
      await spendProof({ ...context, db: tx }, employee.pinToEmail);
      await tellOfChange(tx, employee, 'passkeyRemoved', { byEmail: !employee.pinToEmail, at: clock.now() });
    });
    await recordEvent(db, { kind: 'passkeyRemoved', employeeId: employee.id, address, at: clock.real() });
    return true;
  }),
  beginPasskeySignIn: passkey.beginPasskeySignIn.handler(({ context }) => beginPasskeySignIn(context)),
  loginWithPasskey: passkey.loginWithPasskey.handler(({ context, input }) =>
    signInWithPasskey(context, input.credential, input),
  ),
});
