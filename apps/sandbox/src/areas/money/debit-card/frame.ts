import { Refusal } from '../../../platform/http/refusal.ts';
import type { ApiContext } from '../../session/index.ts';
import type { CardVault, FrameOptions } from './card-vault.ts';

/** The service that keeps cards' numbers. Refuses with CardPageUnavailable where there is none. */
export function requireVault({ cardVault }: Pick<ApiContext, 'cardVault'>): CardVault {
  const vault = cardVault.get();
  if (!vault) throw new Refusal('CardPageUnavailable');
  return vault;
}

/** The user that a frame is shown to. Refuses with InvalidRequest unless the origin is a page's. */
export function frameFor({ language }: Pick<ApiContext, 'language'>, parent: string): FrameOptions {
  const url = URL.parse(parent);
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== parent) throw new Refusal('InvalidRequest');
  return { language, parent };
}
