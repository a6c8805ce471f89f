import type { AccessSession } from '@dayfare/domain/access';
import { accessSession, type SessionFacts } from '@dayfare/domain/session';
import { cardAccess } from '@dayfare/domain/startup';
import type { StartupData } from '../startup/startup-data.ts';
import { domainUser } from './domain-user.ts';
import type { Session } from './session-store.ts';

/** The signed-in person, as the guard reads them. */
export function signedInSession(
  session: Session,
  data: StartupData,
  facts: Omit<SessionFacts, 'card'>,
): AccessSession {
  const card = data.isLoaded('isLoadCard') ? cardAccess(data.values()) : undefined;
  return accessSession(domainUser(session), { ...facts, card });
}
