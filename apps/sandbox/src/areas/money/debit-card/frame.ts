import { Refusal } from '../../../platform/http/refusal.ts';
import type { ApiContext } from '../../session/index.ts';
import type { CardVault, FrameWish } from './card-vault.ts';

/** The service that keeps cards' numbers. Refuses with CardPageUnavailable where there is none. */
export function requireVault({ cardVault }: Pick<ApiContext, 'cardVault'>): CardVault {
  const vault = cardVault.get();
  if (!vault) throw new Refusal('CardPageUnavailable');
  return vault;
}

/** For whom a frame is shown. Refuses with InvalidRequest what is no origin of a page. */
export function frameFor({ language }: Pick<ApiContext, 'language'>, parent: string): FrameWish {
  const url = URL.parse(parent);
  if (!url || !/^https?:$/.test(url.protocol) || url.origin !== parent) throw new Refusal('InvalidRequest');
  return { language, parent };
}
