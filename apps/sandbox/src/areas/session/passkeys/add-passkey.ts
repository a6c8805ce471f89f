import {
  passkeyTransports,
  type WireMadePasskey,
  type WirePasskey,
  type WirePasskeyCreation,
} from '@dayfare/api/session/passkey-contract';
import { readVoice } from '@dayfare/themes/brands/read-voice';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { requireAppOrigin } from '../../../platform/http/app-origins.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { ApiContext, SignedIn } from '../api-context.ts';
import { spendProof } from '../codes/proof.ts';
import { recordEvent } from '../notices/security-events.ts';
import { tellOfChange } from '../notices/security-notices.ts';
import { challengeLifeMs, keepChallenge, spendChallenge } from './passkey-challenges.ts';
import { passkeys } from './passkey-tables.ts';

/** A passkey as its row has it. */
type Passkey = typeof passkeys.$inferSelect;

/** Loaded when it is first needed: most servers have no passkeys, and it warns about the runtime when it starts. */
export const webAuthn = () => import('@simplewebauthn/server');

/** The name under which authenticators keep passkeys of this site: its host, without the port. */
export const relyingPartyOf = (origin: string): string => new URL(origin).hostname;

/** What its owner sees of a passkey. */
export function passkeyToWire({ id, name, addedAt, usedAt }: Passkey): WirePasskey {
  return { id, name, addedAt: addedAt.toISOString(), usedAt: usedAt?.toISOString() ?? null };
}

/** A passkey that is found without a name, and that checks its owner. */
const required = { residentKey: 'required', userVerification: 'required' } as const;

/** Options for making a passkey. Uses up a proof of where codes go. Refuses with ProofRequired. */
export async function beginPasskey(context: ApiContext & SignedIn): Promise<WirePasskeyCreation> {
  const { db, employee, settings, language } = context;
  const rpID = relyingPartyOf(requireAppOrigin(settings, context.origin));
  await spendProof(context, employee.pinToEmail);
  const known = await db.select().from(passkeys).where(eq(passkeys.employeeId, employee.id));
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: readVoice(employee.environment, language).productName,
    rpID,
    userID: new TextEncoder().encode(String(employee.id)),
    userName: employee.emailAddress,
    userDisplayName: `${employee.firstName} ${employee.lastName}`,
    timeout: challengeLifeMs,
    attestationType: 'none',
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: required,
  });
  await keepChallenge(context, options.challenge, employee.id);
  const { challenge, rp, user, pubKeyCredParams } = options;
  return {
    ...{ challenge, rp: { ...rp, id: rpID }, user, pubKeyCredParams, timeout: challengeLifeMs },
    excludeCredentials: known.map(({ id, transports }) => ({ id, type: 'public-key', transports })),
    authenticatorSelection: required,
  };
}

/** Adds a passkey, and tells its owner. Refuses with PasskeyRefused. */
export async function savePasskey(
  context: ApiContext & SignedIn,
  name: string,
  credential: WireMadePasskey,
): Promise<WirePasskey> {
  const { db, clock, employee, settings, clientAddress } = context;
  const origin = requireAppOrigin(settings, context.origin);
  const { clientDataJSON, attestationObject, transports = [] } = credential.response;
  const { verifyRegistrationResponse } = await webAuthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: { ...credential, clientExtensionResults: {}, response: { clientDataJSON, attestationObject } },
    expectedChallenge: (challenge) => spendChallenge(context, challenge, employee.id),
    expectedOrigin: origin,
    expectedRPID: relyingPartyOf(origin),
  }).catch(() => {
    throw new Refusal('PasskeyRefused');
  });
  if (!registrationInfo) throw new Refusal('PasskeyRefused');
  const { id, publicKey, counter } = registrationInfo.credential;
  return inTransaction(db, async (tx) => {
    const [saved] = await tx
      .insert(passkeys)
      .values({
        ...{ id, name, counter, employeeId: employee.id },
        publicKey: Buffer.from(publicKey).toString('base64url'),
        transports: passkeyTransports.filter((one) => transports.includes(one)),
        addedAt: clock.real(),
      })
      .onConflictDoNothing()
      .returning();
    if (!saved) throw new Refusal('PasskeyRefused');
    await tellOfChange(tx, employee, 'passkeyAdded', { byEmail: !employee.pinToEmail, at: clock.now() });
    await recordEvent(tx, {
      ...{ kind: 'passkeyAdded', employeeId: employee.id, address: clientAddress, at: clock.real() },
    });
    return passkeyToWire(saved);
  });
}
