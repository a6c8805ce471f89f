import { type BegunLink, beginLink } from '@dayfare/api/money/accounts/bank-link-queries';
import { hostedLinkAddress, type LinkWay, linkWay } from '@dayfare/domain/money';
import { browserLocale } from '@dayfare/domain/product';
import { useEffect } from 'react';
import { useApp } from '../../../../../platform/app-context/app-context.ts';
import { type Configuration, listOf } from '../../../../../platform/startup/configuration.ts';
import { useCell } from '../../../../../platform/state/cell.ts';
import type { LinkEnd } from './link-end.ts';
import { hasWidget, loadWidget, openWidget, type WidgetSettings } from './link-widget.ts';
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

type Value = Configuration['value'];

/** The way that the configuration and the device have, and what it needs. */
function wayBy(value: Value, hasNativeSdk: boolean) {
  const hosts = listOf(value('PlaidBankDomains'));
  const scriptAddress = hostedLinkAddress(value('PlaidLinkScript') ?? null, hosts);
  const way = linkWay({
    opensNativeSdk: value('OpenPlaidLinkViaNativeSDK') === '1',
    isHosted: value('EnableHostedLinkFlow') !== '0',
    ...{ hasNativeSdk, scriptAddress },
  });
  return { way, hosts, widgetAddress: way === 'widget' ? scriptAddress : null };
}

const widgetSettings = (value: Value): WidgetSettings => ({
  environment: value('PlaidEnvironment') ?? '',
  publicKey: value('PlaidPublicKey') ?? '',
  clientName: value('PlaidServiceClientName') ?? '',
  webhookUrl: value('PlaidWebhookURL') ?? '',
  isProduction: value('IsPlaidProduction') === '1',
});

/** Returns the port, and loads the provider's script where that is the way. */
export function useLinkWay(): LinkPort {
  const { api, device, navigation, startup, translator } = useApp();
  const { value } = useCell(startup.configuration);
  const isAndroid = useCell(device.shell)?.platform === 'android';
  const { widgetAddress } = wayBy(value, device.can('bankLink'));
  useEffect(() => {
    if (widgetAddress) void loadWidget(widgetAddress);
  }, [widgetAddress]);

  const wayNow = async (): Promise<LinkWay> => {
    // The user may be faster than the configuration.
    await startup.configure();
    const { way, widgetAddress } = wayBy(startup.configuration.get().value, device.can('bankLink'));
    if (!widgetAddress) return way;
    await loadWidget(widgetAddress);
    // Without its script, what is left is the bank's own page.
    return hasWidget() ? 'widget' : 'hosted';
  };
  return {
    begin: async (instrumentId) => {
      const way = await wayNow();
      const { origin } = window.location;
      return { ...(await beginLink(api, { origin, instrumentId, way, isAndroid })), way };
    },
    open: async (link) => {
      const { value } = startup.configuration.get();
      const { hosts } = wayBy(value, device.can('bankLink'));
      const address = hostedLinkAddress(link.hostedAddress, hosts);
      if (link.way === 'native') {
        const pageUrl = address ?? window.location.href;
        return openNativeLink(device, { ...link, pageUrl, isAndroid });
      }
      if (link.way === 'widget') {
        const language = browserLocale(translator.language());
        return openWidget(link.token, { language, settings: widgetSettings(value) });
      }
      if (address === null) return { kind: 'noPage' };
      navigation.leave(address);
      return { kind: 'left' };
    },
  };
}
