import type { Language } from '@dayfare/domain/product';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import { useApp } from '../app-context/app-context.ts';
import { languagesOf } from '../startup/configuration.ts';
import { useCell } from '../state/cell.ts';
import { useLanguage, useTexts } from './use-texts.ts';

/**
 * The flag that turns translation off; on by default. The documents say neither its key nor its purpose: we apply it to the interface,
 * and keep the current language. Default: on.
 */
const translationFlag = 'EnableTranslation';

/** The languages to choose from. */
export interface LanguageChoice {
  /** Languages offered besides the current one; empty if there is no choice. */
  readonly others: readonly Language[];
  /** Changes to one of them; shows a message if it cannot be fetched. */
  readonly choose: (language: Language) => void;
}

/** Returns the other languages on offer, and a function that changes to one. */
export function useLanguageChoice(): LanguageChoice {
  const { startup, setLanguage, notices } = useApp();
  const { offeredLanguages, value } = useCell(startup.configuration);
  const t = useTexts('app');
  const current = useLanguage();
  const isOff = value(translationFlag) === '0';
  // A person's own environment may offer other languages than the one the page started in.
  const own = startup.data.value('Languages');
  const offered = own ? languagesOf(own, '') : offeredLanguages;

  const choose = async (language: Language) => {
    try {
      await setLanguage(language);
    } catch {
      notices.say({
        message: t('account.languageFailed'),
        tone: 'danger',
        durationMs: snackbarDurations.component,
      });
    }
  };
  return {
    others: isOff ? [] : offered.filter((language) => language !== current),
    choose: (language) => void choose(language),
  };
}
