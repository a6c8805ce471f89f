import type { App } from '../app-context/app.ts';
import { loadScript } from '../security/load-script.ts';

/** Where the script is; the documents name no key, so this one is ours. */
const addressKey = 'OneAppScriptUrl';

/** The script of the shared app around us, where the configuration has one. A failure is only logged. Never rejects; load it lazily. */
export async function loadOneApp({ api, startup }: Pick<App, 'api' | 'startup'>): Promise<void> {
  const address = startup.configuration.get().value(addressKey);
  if (!address) return;
  const isAllowed = (url: string) => url === address && URL.parse(url)?.protocol === 'https:';
  try {
    await loadScript({ policy: 'dayfare-one-app', isAllowed }, address);
  } catch (error) {
    const { logFault } = await import('../analytics/log-fault.ts');
    await logFault(api, { where: 'one-app', message: String(error), level: 'warning' });
  }
}
