import { ChevronDown } from 'lucide-react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useWords } from '../../messages/words.ts';
import * as styles from './phone-field.css.ts';
import type { PhonePlan } from './phone-plans.ts';
import { words } from './words.ts';

export interface CountrySelectProps {
  /** The countries to choose from. */
  plans: readonly PhonePlan[];
  /** The selected country. */
  plan: PhonePlan;
  /** Disables the field. Explain why next to it. */
  isDisabled: boolean;
  /** Called with the selected country. */
  onChange: (plan: PhonePlan) => void;
}

/** The platform's own list under a short label: phones show a picker, and keyboards can type letters. */
export function CountrySelect({ plans, plan, isDisabled, onChange }: CountrySelectProps) {
  const messages = useWords(words);
  const { locale } = useLocale();
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const list = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
  const title = ({ regions, callingCode }: PhonePlan) =>
    `${list.format(regions.map((region) => names.of(region) ?? region))} (+${callingCode})`;
  return (
    <span className={styles.country} data-disabled={isDisabled ? '' : undefined}>
      <span aria-hidden="true" className={styles.code}>
        +{plan.callingCode}
        <ChevronDown className={styles.chevron} />
      </span>
      <select
        aria-label={messages.countryCode}
        autoComplete="tel-country-code"
        className={styles.select}
        disabled={isDisabled}
        value={plan.callingCode}
        onChange={({ target }) => {
          const chosen = plans.find(({ callingCode }) => callingCode === target.value);
          if (chosen) onChange(chosen);
        }}
      >
        {plans.map((one) => (
          <option key={one.callingCode} value={one.callingCode}>
            {title(one)}
          </option>
        ))}
      </select>
    </span>
  );
}
