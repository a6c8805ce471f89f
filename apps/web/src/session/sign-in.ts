import { businessContract } from '@dayfare/api/session/business-contract';
import { sessionContract } from '@dayfare/api/session/contract';
import { type LoginFields, postLogin } from '@dayfare/domain/session';
import { credentialsOf } from './credentials.ts';
import { deviceId, deviceType } from './device.ts';
import { domainUser } from './domain-user.ts';
import type { SessionEndParts } from './session-end.ts';
import type { Session } from './session-store.ts';

/** Goes where the eight rules send whoever has just signed in. `redirectUrl` is what was asked for before, unchecked. */
async function arrive(
  { startup, navigation }: SessionEndParts,
  begun: Session,
  redirectUrl: string | null,
): Promise<void> {
  const { allowedRedirectHosts: allowedHosts } = startup.configuration.get();
  const { origin } = window.location;
  const destination = postLogin(domainUser(begun), { redirectUrl, origin, allowedHosts });
  if (destination.kind === 'url') navigation.leave(destination.url);
  else await navigation.go(destination.path, { replace: true });
}

/** Signs in with what was typed. Rejects with the ApiError of a refusal. Load lazily. */
export async function signIn(
  parts: SessionEndParts,
  fields: LoginFields,
  redirectUrl: string | null,
): Promise<void> {
  const { api, session, local } = parts;
  const credentials = credentialsOf(fields, { deviceId: deviceId(local), deviceType: deviceType() });
  const begun = await session.begin(await api().client(sessionContract).loginM(credentials));
  await arrive(parts, begun, redirectUrl);
}

/** Signs in with a partner's one-time token, and stays on the page. Rejects where the server does not take it. */
export async function exchange({ api, session }: SessionEndParts, token: string): Promise<void> {
  await session.begin(await api().client(businessContract).getOuathUserByToken({ token }));
}
