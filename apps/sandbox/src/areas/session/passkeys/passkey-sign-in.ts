import type { WireCurrentUser } from '@dayfare/api/session/contract';
import type { WirePasskeyRequest, WireSignedPasskey } from '@dayfare/api/session/passkey-contract';
import { eq } from 'drizzle-orm';
import { requireAppOrigin } from '../../../platform/http/app-origins.ts';
import { networkOf } from '../../../platform/http/client-address.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { spendQuota } from '../../../platform/limits/quotas.ts';
import type { ApiContext } from '../api-context.ts';
import { recordEvent } from '../notices/security-events.ts';
import { admit } from '../sign-in/log-in.ts';
import { type Employee, employees } from '../tables.ts';
import { relyingPartyOf, webAuthn } from './add-passkey.ts';
import { challengeLifeMs, keepChallenge, spendChallenge } from './passkey-challenges.ts';
import { passkeys } from './passkey-tables.ts';

/** Challenges for one network. */
const quota = { points: 30, perMs: 5 * 60_000 } as const;

/** A challenge to sign in with, the same for everybody. Refuses with AttemptsExhausted, or InvalidRequest away from the app's own origin. */
export async function beginPasskeySignIn(context: ApiContext): Promise<WirePasskeyRequest> {
  const { db, clock, settings, clientAddress } = context;
  const origin = requireAppOrigin(settings, context.origin);
  const key = ['passkey address', networkOf(clientAddress)] as const;
  if (!(await spendQuota(db, key, quota, { now: clock.real() }))) throw new Refusal('AttemptsExhausted');
  const rpId = relyingPartyOf(origin);
  const { generateAuthenticationOptions } = await webAuthn();
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
  await keepChallenge(context, challenge, null);
  return { challenge, rpId, timeout: challengeLifeMs, userVerification: 'required' };
}

/** Whose passkey has signed. Refuses with PasskeyRefused, whatever is wrong. */
async function ownerOf(context: ApiContext, credential: WireSignedPasskey): Promise<Employee> {
  const { db, clock, settings, clientAddress: address } = context;
  const origin = requireAppOrigin(settings, context.origin);
  const [known] = await db
    .select()
    .from(passkeys)
    .innerJoin(employees, eq(employees.id, passkeys.employeeId))
    .where(eq(passkeys.id, credential.id));
  const refuse = async (): Promise<never> => {
    const employeeId = known?.employees.id ?? null;
    await recordEvent(db, { kind: 'passkeyRefused', employeeId, address, at: clock.real() });
    throw new Refusal('PasskeyRefused');
  };
  if (!known) return refuse();
  const { clientDataJSON, authenticatorData, signature } = credential.response;
  const { publicKey, counter } = known.passkeys;
  const { verifyAuthenticationResponse } = await webAuthn();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      ...credential,
      clientExtensionResults: {},
      response: { clientDataJSON, authenticatorData, signature },
    },
    expectedChallenge: (challenge) => spendChallenge(context, challenge, null),
    expectedOrigin: origin,
    expectedRPID: relyingPartyOf(origin),
    credential: {
      id: credential.id,
      publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
      counter,
      transports: known.passkeys.transports,
    },
  }).catch(refuse);
  if (!verified) return refuse();
  await db
    .update(passkeys)
    .set({ counter: authenticationInfo.newCounter, usedAt: clock.real() })
    .where(eq(passkeys.id, credential.id));
  return known.employees;
}

/** Signs in with a passkey. Refuses with PasskeyRefused. */
export async function signInWithPasskey(
  context: ApiContext,
  credential: WireSignedPasskey,
  device: { readonly deviceId: string; readonly deviceType: string },
): Promise<WireCurrentUser> {
  return admit(context, await ownerOf(context, credential), { openedBy: 'passkey', ...device });
}
