import { type LinkEvent, linkEventOf, linkService } from '@dayfare/domain/money';
import { loadScript } from '../../../../../platform/security/load-script.ts';
import type { LinkEnd } from './link-end.ts';

/** What the provider's script is told of who opens it, from the configuration. */
export interface WidgetSettings {
  readonly environment: string;
  readonly publicKey: string;
  readonly clientName: string;
  readonly webhookUrl: string;
  readonly isProduction: boolean;
}

interface LinkHandler {
  readonly open: () => void;
  readonly destroy: () => void;
}

/** The provider's script, as it stands on the page. */
interface Provider {
  readonly create: (setup: {
    readonly token: string;
    readonly language: string;
    readonly env: string;
    readonly key: string;
    readonly clientName: string;
    readonly webhook: string;
    readonly isProduction: boolean;
    readonly apiVersion: string;
    readonly product: readonly string[];
    readonly onLoad: () => void;
    readonly onEvent: (name: string) => void;
    readonly onSuccess: (publicToken: string, metadata: object) => void;
    readonly onExit: (error: string | null) => void;
  }) => LinkHandler;
}

declare global {
  interface Window {
    Plaid?: Provider;
  }
}

let loading: Promise<void> | undefined;

/** Loads the provider's script, once. One that can't be loaded counts as loaded: {@link hasWidget} says whether it is there. */
export function loadWidget(address: string): Promise<void> {
  loading ??= loadScript({ policy: 'dayfare-bank-link', isAllowed: (url) => url === address }, address).catch(
    () => {
      // Tried again the next time.
      loading = undefined;
    },
  );
  return loading;
}

/** Whether the provider's script is on the page. */
export const hasWidget = (): boolean => window.Plaid !== undefined;

let current: LinkHandler | undefined;

/** Opens the provider's sign-in above this page, and resolves once it is closed. What was open before goes. */
export function openWidget(
  token: string,
  { settings, language }: { readonly settings: WidgetSettings; readonly language: string },
): Promise<LinkEnd> {
  current?.destroy();
  const events: LinkEvent[] = [];
  const note = (name: string) => {
    const event = linkEventOf(name);
    if (event) events.push(event);
  };
  return new Promise((resolve, reject) => {
    if (!window.Plaid) {
      reject(new Error('The script of the bank-link provider is not on the page.'));
      return;
    }
    current = window.Plaid.create({
      ...{ token, language },
      env: settings.environment,
      key: settings.publicKey,
      clientName: settings.clientName,
      webhook: settings.webhookUrl,
      isProduction: settings.isProduction,
      apiVersion: linkService.apiVersion,
      product: [linkService.product],
      onLoad: () => note('ready'),
      onEvent: note,
      onSuccess: () => resolve({ kind: 'chosen', events }),
      onExit: (error) => resolve({ kind: 'closed', error, events }),
    });
    current.open();
  });
}
