import type { KnownDevice } from '@dayfare/api/session/queries';
import { momentText } from '@dayfare/domain/money';
import { useSession } from '../../../platform/app-context/app-context.ts';
import { useLanguage, useTexts } from '../../../platform/i18n/use-texts.ts';

/** What a device is called, and when and where it was used. */
export function useDeviceWords() {
  const t = useTexts('session/devices');
  const language = useLanguage();
  const timeZone = useSession()?.user.timeZone;
  return {
    name: ({ browser, system }: KnownDevice) =>
      browser && system ? t('name', { browser, system }) : (browser ?? system ?? t('unknown')),
    lastUsed: ({ lastUsedAt, isThisOne }: KnownDevice) =>
      isThisOne ? t('now') : t('lastUsed', { when: momentText(lastUsedAt, { language, timeZone }) }),
    from: ({ address }: KnownDevice) => (address ? t('from', { address }) : undefined),
  };
}
