import type { Language } from '@dayfare/domain/product';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import { useApp } from '../app-context/app-context.ts';
import { languagesOf } from '../startup/configuration.ts';
import { useCell } from '../state/cell.ts';
import { useLanguage, useTexts } from './use-texts.ts';

/**
 * The flag that turns translation off; on by default. The documents name neither its key nor what it is for: we take it for the
 * interface, and keep what is on screen.
 */
const translationFlag = 'EnableTranslation';

/** The languages that one can change to. */
export interface LanguageChoice {
  /** What is offered besides the language on screen; empty when there is nothing to choose. */
  readonly others: readonly Language[];
  /** Changes to one of them; says so if it cannot be fetched. */
  readonly choose: (language: Language) => void;
}

/** The other languages that are offered, and the way to one of them. */
export function useLanguageChoice(): LanguageChoice {
  const { startup, setLanguage, notices } = useApp();
  const { offeredLanguages, value } = useCell(startup.configuration);
  const t = useTexts('app');
  const current = useLanguage();
  const isOff = value(translationFlag) === '0';
  // A person's own environment may offer others than the one in which the page began.
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
