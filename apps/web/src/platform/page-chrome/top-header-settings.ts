import { safeRedirect } from '@dayfare/domain/access';
import type { Configuration } from '../startup/configuration.ts';

/** What the configuration puts above every page. */
export interface TopHeaderSettings {
  /** Where its arrow leads: a path of ours, or an address on a host that is allowed. Null without a header. */
  readonly returnUrl: string | null;
  readonly headerText: string;
  readonly backgroundColor: string | undefined;
  /** `#rrggbb`; undefined for the brand's own. */
  readonly loadingBarColor: string | undefined;
}

const none: TopHeaderSettings = {
  returnUrl: null,
  headerText: '',
  backgroundColor: undefined,
  loadingBarColor: undefined,
};

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
const colourOf = (value: unknown) => (/^#[\da-f]{6}$/i.test(textOf(value)) ? textOf(value) : undefined);

/** Reads TopHeaderConfiguration. An address that is not to be trusted means no header; text that is no JSON, nothing. */
export function topHeaderSettings({ value, allowedRedirectHosts }: Configuration): TopHeaderSettings {
  const text = value('TopHeaderConfiguration');
  if (!text) return none;
  try {
    const { ReturnURL, HeaderText, BackgroundColor, LoadingBarColor } = JSON.parse(text) as Record<
      string,
      unknown
    >;
    const rules = { origin: window.location.origin, allowedHosts: allowedRedirectHosts };
    const target = safeRedirect(textOf(ReturnURL), rules);
    return {
      returnUrl: target && (target.kind === 'url' ? target.url : target.path),
      headerText: textOf(HeaderText),
      backgroundColor: colourOf(BackgroundColor),
      loadingBarColor: colourOf(LoadingBarColor),
    };
  } catch {
    return none;
  }
}
