import { Text } from '@dayfare/ui/text';
import type { ReactNode } from 'react';
import { BrandMark } from '../../platform/brand/brand-mark.tsx';
import { LanguageSwitch } from '../../platform/i18n/language-switch.tsx';
import { useVoice } from '../../platform/i18n/use-texts.ts';
import * as styles from './login-layout.css.ts';

export interface LoginLayoutProps {
  /**
   * Whether the brand's words are what the page is about: its sentence is the heading, and its promise is shown on a phone as well.
   * @default false
   */
  isAboutBrand?: boolean | undefined;
  children: ReactNode;
}

/** The brand's background with its words, and beside or below it the one thing to do. */
export function LoginLayout({ isAboutBrand = false, children }: LoginLayoutProps) {
  const voice = useVoice();
  const about = isAboutBrand ? 'aboutBrand' : 'besideForm';
  return (
    <div className={styles.page}>
      <header className={styles.background[about]} data-surface="brand">
        <div className={styles.bar}>
          <BrandMark />
          <div className={styles.barEnd}>
            <LanguageSwitch />
          </div>
        </div>
        <div className={styles.words}>
          {isAboutBrand ? (
            <h1 className={styles.tagline[about]} tabIndex={-1}>
              {voice('tagline')}
            </h1>
          ) : (
            <p className={styles.tagline[about]}>{voice('tagline')}</p>
          )}
          <div className={isAboutBrand ? undefined : styles.onlyWide}>
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
