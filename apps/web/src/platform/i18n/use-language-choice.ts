import type { Language } from '@dayfare/domain/product';
import { useState } from 'react';
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
  /**
   * Changes to one of them, on the page and in the signed-in user's account. Keeps the current one if it cannot be fetched or saved.
   */
  readonly choose: (language: Language) => void;
  /** Why the language that was chosen last is not the current one, to be shown beside the choice; null if nothing is wrong. */
  readonly problem: string | null;
}

/** Returns the other languages on offer, and a function that changes to one. */
export function useLanguageChoice(): LanguageChoice {
  const { api, session, startup, setLanguage } = useApp();
  const { offeredLanguages, value } = useCell(startup.configuration);
  const t = useTexts('app');
  const current = useLanguage();
  const isOff = value(translationFlag) === '0';
  // A person's own environment may offer other languages than the one the page started in.
  const own = startup.data.value('Languages');
  const offered = own ? languagesOf(own, '') : offeredLanguages;

  const [problem, setProblem] = useState<string | null>(null);
  const choose = async (language: Language) => {
    setProblem(null);
    try {
      await setLanguage(language);
    } catch {
      setProblem(t('account.languageFailed'));
      return;
    }
    const person = session.current();
    if (!person) return;
    try {
      const { saveLanguage } = await import('./save-language.ts');
      await saveLanguage(api, person, language);
    } catch {
      // Otherwise the page would be in one language and the notices in another. The texts of the one before are still here.
      await setLanguage(current);
      setProblem(t('account.languageNotSaved'));
    }
  };
  return {
    others: isOff ? [] : offered.filter((language) => language !== current),
    choose: (language) => void choose(language),
    problem,
  };
}
