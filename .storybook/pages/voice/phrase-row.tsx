import { cssVariables } from '../shared/css-variables.ts';
import { titleOf } from '../shared/review-brands.ts';
import { Verdict } from '../shared/verdict.tsx';
import { fitOf, type Phrase } from './measure-voice.ts';
import * as styles from './voice.css.ts';

/** The languages by their own names, and as a browser calls them. */
export const languages = {
  en: { name: 'English', tag: 'en-US' },
  es: { name: 'Español', tag: 'es-US' },
  fr: { name: 'Français (Canada)', tag: 'fr-CA' },
} as const;

const words = { pass: 'Fits', near: 'Fits, just', fail: 'Too long' } as const;

/** A phrase with how much of its room it takes. */
export function PhraseRow({ phrase }: { phrase: Phrase }) {
  const { key, brand, language, text, length, limit } = phrase;
  const fit = fitOf(phrase);
  const { name, tag } = languages[language];
  return (
    <li className={styles.row} data-phrase={`${key} ${brand} ${language}`}>
      <span className={styles.who}>
        {titleOf(brand)}, <span lang={tag}>{name}</span>
      </span>
      <span className={styles.text} lang={tag}>
        {text}
      </span>
      <span className={styles.fit}>
        <span className={styles.figures}>
          <span>
            {length} of {limit}
          </span>
          <Verdict is={fit}>{words[fit]}</Verdict>
        </span>
        <span className={styles.track} aria-hidden="true">
          <span
            className={styles.filled[fit]}
            style={{ display: 'block', ...cssVariables({ part: (100 * length) / limit }) }}
          />
        </span>
      </span>
    </li>
  );
}
