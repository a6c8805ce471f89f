import { type BegunLink, beginLink } from '@dayfare/api/money/bank-link-queries';
import { hostedLinkAddress, type LinkWay, linkWay } from '@dayfare/domain/money';
import { browserLocale } from '@dayfare/domain/product';
import { useEffect } from 'react';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { listOf } from '../../../../platform/startup/configuration.ts';
import { useCell } from '../../../../platform/state/cell.ts';
import type { LinkEnd } from './link-end.ts';
import { hasWidget, loadWidget, openWidget } from './link-widget.ts';
import { openNativeLink } from './native-link.ts';

/** A linking that the server has begun, and the way it goes on. */
interface StartedLink extends BegunLink {
  readonly way: LinkWay;
}

/** Bank linking behind one port: which way it goes is the configuration's and the device's. */
export interface LinkPort {
  /** Asks the server for a token. Rejects with ApiError. */
  readonly begin: (instrumentId: number) => Promise<StartedLink>;
  /** Opens the bank. For a page of the bank's own it resolves before the browser leaves. */
  readonly open: (link: StartedLink) => Promise<LinkEnd>;
}

/** Returns the port, and loads the provider's script where that is the way. */
export function useLinkWay(): LinkPort {
  const { api, device, navigation, startup, translator } = useApp();
  const { value } = useCell(startup.configuration);
  const shell = useCell(device.shell);
  const hosts = listOf(value('PlaidBankDomains'));
  const scriptAddress = hostedLinkAddress(value('PlaidLinkScript') ?? null, hosts);
  const way = linkWay({
    opensNativeSdk: value('OpenPlaidLinkViaNativeSDK') === '1',
    hasNativeSdk: device.can('bankLink'),
    isHosted: value('EnableHostedLinkFlow') !== '0',
    scriptAddress,
  });
  const widgetAddress = way === 'widget' ? scriptAddress : null;
  useEffect(() => {
    if (widgetAddress) void loadWidget(widgetAddress);
  }, [widgetAddress]);

  const isAndroid = shell?.platform === 'android';
  const wayNow = async (): Promise<LinkWay> => {
    if (!widgetAddress) return way;
    await loadWidget(widgetAddress);
    // Without its script, what is left is the bank's own page.
    return hasWidget() ? 'widget' : 'hosted';
  };
  return {
    begin: async (instrumentId) => {
      const now = await wayNow();
      const { origin } = window.location;
      return { ...(await beginLink(api, { origin, instrumentId, way: now, isAndroid })), way: now };
    },
    open: async (link) => {
      const address = hostedLinkAddress(link.hostedAddress, hosts);
      if (link.way === 'native') {
        const pageUrl = address ?? window.location.href;
        return openNativeLink(device, { ...link, pageUrl, isAndroid });
      }
      if (link.way === 'widget')
        return openWidget(link.token, {
          language: browserLocale(translator.language()),
          settings: {
            environment: value('PlaidEnvironment') ?? '',
            publicKey: value('PlaidPublicKey') ?? '',
            clientName: value('PlaidServiceClientName') ?? '',
            webhookUrl: value('PlaidWebhookURL') ?? '',
            isProduction: value('IsPlaidProduction') === '1',
          },
        });
      if (address === null) return { kind: 'noPage' };
      navigation.leave(address);
      return { kind: 'left' };
    },
  };
}
