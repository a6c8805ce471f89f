import { dayOf, dayOfYearWords } from '../../../../kit/money/format/when.ts';
import { usePerson } from '../../../../kit/money/parts/use-person.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { serverNow } from '../../../../platform/device/now.ts';
import { useLanguage, useTexts } from '../../../../platform/i18n/use-texts.ts';

const dayMs = 86_400_000;

/** Names a day of a conversation: "Today", "Yesterday", else its weekday and date. */
export function useDayWords(): (day: string) => string {
  const { api } = useApp();
  const t = useTexts('connect/chat/conversation');
  const language = useLanguage();
  const { timeZone } = usePerson();
  const today = dayOf(serverNow(api), timeZone);
  return (day) => {
    const daysAgo = Math.round((Date.parse(today) - Date.parse(day)) / dayMs);
    if (daysAgo === 0 || daysAgo === 1) return t(daysAgo === 0 ? 'today' : 'yesterday');
    const words = dayOfYearWords(day, today, language);
    return words.charAt(0).toUpperCase() + words.slice(1);
  };
}
