import { requireAppOrigin } from '../../../platform/http/app-origins.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { ApiContext } from '../../session/index.ts';
import type { CardVault, FrameOptions } from './card-vault.ts';

/** The service that keeps cards' numbers. Refuses with CardPageUnavailable where there is none. */
export function requireVault({ cardVault }: Pick<ApiContext, 'cardVault'>): CardVault {
  const vault = cardVault.get();
  if (!vault) throw new Refusal('CardPageUnavailable');
  return vault;
}

/** The user that a frame is shown to. Refuses with InvalidRequest unless the app is served at the origin. */
export function frameFor(
  { language, settings }: Pick<ApiContext, 'language' | 'settings'>,
  parent: string,
): FrameOptions {
  return { language, parent: requireAppOrigin(settings, parent) };
}
