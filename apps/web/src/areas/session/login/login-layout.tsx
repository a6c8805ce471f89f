import { Text } from '@dayfare/ui/text';
import type { ReactNode } from 'react';
import { BrandMark } from '../../../platform/brand/brand-mark.tsx';
import { LanguageSwitch } from '../../../platform/i18n/language-switch.tsx';
import { useVoice } from '../../../platform/i18n/use-texts.ts';
import * as styles from './login-layout.css.ts';

/** The brand's background with its words, and beside or below it the one thing to do. */
export function LoginLayout({ children }: { children: ReactNode }) {
  const voice = useVoice();
  return (
    <div className={styles.page}>
      <header className={styles.background} data-surface="brand">
        <div className={styles.bar}>
          <BrandMark />
          <div className={styles.barEnd}>
            <LanguageSwitch />
          </div>
        </div>
        <div className={styles.words}>
          <p className={styles.tagline}>{voice('tagline')}</p>
          <div className={styles.onlyWide}>
            <Text tone="muted">{voice('promise')}</Text>
          </div>
        </div>
        <div className={styles.onlyWide}>
          <Text variant="caption" tone="muted">
            {voice('offeredBy')}
          </Text>
        </div>
      </header>
      <main className={styles.panel}>
        <div className={styles.column} data-slides="">
          {children}
        </div>
      </main>
    </div>
  );
}
