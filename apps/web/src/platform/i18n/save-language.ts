import { settingsContract } from '@dayfare/api/session/settings-contract';
import type { ApiClient } from '@dayfare/api/transport';
import { type Language, wireLanguage } from '@dayfare/domain/product';
import { pendingStepPath } from '@dayfare/domain/session';
import { domainUser } from '../session/domain-user.ts';
import type { Session } from '../session/session-store.ts';

/**
 * Saves the language of a user's notices. During a step of the sign-in the account is still closed, and nothing is saved. Rejects
 * with the ApiError.
 */
export async function saveLanguage(api: ApiClient, session: Session, language: Language): Promise<void> {
  if (pendingStepPath(domainUser(session)) !== null) return;
  await api.client(settingsContract).setLanguage({ language: wireLanguage(language) });
}
