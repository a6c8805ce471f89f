import { browserLocale } from '@dayfare/domain/product';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { Inline } from '@dayfare/ui/inline';
import { languageNames } from './language-names.ts';
import * as styles from './language-switch.css.ts';
import { useLanguageChoice } from './use-language-choice.ts';
import { useTexts } from './use-texts.ts';

/** The other languages that are offered, each in its own words; nothing when there is none. */
export function LanguageSwitch() {
  const t = useTexts('app');
  const { others, choose, problem } = useLanguageChoice();
  if (others.length === 0) return null;
  return (
    <div className={styles.place}>
      <Inline align="stretch" gap={1} role="group" aria-label={t('account.language')}>
        {others.map((language) => (
          <span key={language} lang={browserLocale(language)}>
            <Button variant="quiet" size="small" onPress={() => choose(language)}>
              {languageNames[language]}
            </Button>
          </span>
        ))}
      </Inline>
      {problem && (
        <div className={styles.problem}>
          <Banner tone="danger" isAnnounced>
            {problem}
          </Banner>
        </div>
      )}
    </div>
  );
}
