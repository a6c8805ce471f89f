import type { TextArea } from '../../../platform/i18n/area-texts.ts';
import { useCurrentTexts } from '../../../platform/i18n/use-texts.ts';

/**
 * The texts that all money screens share: `t('home.asOf')`; those of one screen by the name of its folder, as `t('kit/money/transfer:review.title')`. Which texts a page
 * loads follows from the keys that it uses.
 */
export function useMoneyTexts() {
  return useCurrentTexts().of<'kit/money', TextArea>('kit/money');
}
