import { browserLocale, type Language } from '@dayfare/domain/product';
import { Button } from '@dayfare/ui/button';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import { Stack } from '@dayfare/ui/stack';
import { useApp } from '../app-context/app-context.ts';
import { useCell } from '../state/cell.ts';
import { languageNames } from './language-names.ts';
import { useLanguage, useTexts } from './use-texts.ts';

/**
 * The flag that turns translation off; on by default. The documents name neither its key nor what it is for: we take it for the
 * interface, and keep what is on screen.
 */
const translationFlag = 'EnableTranslation';

/** The other languages that the configuration offers, each in its own words; nothing when there is none. */
export function LanguageSwitch() {
  const { startup, setLanguage, notices } = useApp();
  const { offeredLanguages, value } = useCell(startup.configuration);
  const t = useTexts('app');
  const current = useLanguage();
  const others = offeredLanguages.filter((language) => language !== current);
  if (others.length === 0 || value(translationFlag) === '0') return null;

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
  return (
    <Stack direction="row" gap={1} isWrapping role="group" aria-label={t('account.language')}>
      {others.map((language) => (
        <span key={language} lang={browserLocale(language)}>
          <Button variant="quiet" size="small" onPress={() => void choose(language)}>
            {languageNames[language]}
          </Button>
        </span>
      ))}
    </Stack>
  );
}
