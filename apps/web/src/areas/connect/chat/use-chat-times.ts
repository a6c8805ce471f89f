import type { EpochMs } from '@dayfare/domain/money';
import { whenWords } from '../../../kit/money/format/when.ts';
import { useMoneyTexts } from '../../../kit/money/parts/use-money-texts.ts';
import { usePerson } from '../../../kit/money/parts/use-person.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { serverNow } from '../../../platform/device/now.ts';
import { useLanguage } from '../../../platform/i18n/use-texts.ts';

/** Says when something was written, in the person's zone: "Today at 9:12 AM EST". */
export function useChatTimes(): (at: EpochMs) => string {
  const { api } = useApp();
  const t = useMoneyTexts();
  const language = useLanguage();
  const { timeZone } = usePerson();
  return (at) => whenWords(at, { t, language, now: serverNow(api), timeZone });
}
