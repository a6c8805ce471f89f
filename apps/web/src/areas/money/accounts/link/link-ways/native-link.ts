import type { BegunLink } from '@dayfare/api/money/accounts/bank-link-queries';
import { type LinkEvent, linkEventOf } from '@dayfare/domain/money';
import type { Device } from '../../../../../platform/device/device.ts';
import type { LinkEnd } from './link-end.ts';

/** Opens the bank-link SDK of the native app, and resolves when it closes. */
export async function openNativeLink(
  device: Pick<Device, 'ask' | 'on'>,
  {
    token,
    redirectUrl,
    pageUrl,
    isAndroid,
  }: Pick<BegunLink, 'token' | 'redirectUrl'> & {
    /** The bank's page, or that of the app where there is none. */
    readonly pageUrl: string;
    readonly isAndroid: boolean;
  },
): Promise<LinkEnd> {
  const events: LinkEvent[] = [];
  const stop = device.on('bankLink.happened', ({ name }) => {
    const event = linkEventOf(name);
    if (event) events.push(event);
  });
  try {
    await device.ask('bankLink.open', { token, redirectUrl, pageUrl, isAndroid });
    return { kind: 'chosen', events };
  } catch (problem) {
    // The only rejections are refusals of the bridge: `cancelled` means that the user has left.
    const { reason } = problem as { readonly reason: string };
    return { kind: 'closed', error: reason === 'cancelled' ? null : reason, events };
  } finally {
    stop();
  }
}
