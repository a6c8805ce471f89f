import { browserLocale } from '@dayfare/domain/product';
import {
  isStateMeant,
  type ResidenceCountry,
  type ResidentialState,
  statesToChoose,
} from '@dayfare/domain/session';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../../platform/i18n/use-texts.ts';

/** A place to live, with its name in the current language. */
interface StateOption {
  readonly value: ResidentialState;
  readonly label: string;
}

/** Options of the choice. */
export interface StatesOptions {
  readonly country: ResidenceCountry;
  /** Leaves out places without cards. */
  readonly isForCard: boolean;
  readonly chosen: ResidentialState | null;
  readonly choose: (state: ResidentialState | null) => void;
}

/** The places of a country by name, those that match what is typed, and the selected one. */
export function useStates({ country, isForCard, chosen: value, choose }: StatesOptions) {
  const t = useTexts('kit/identity');
  const { compare } = new Intl.Collator(browserLocale(useLanguage()));
  const [typed, setTyped] = useState('');
  const all: readonly StateOption[] = statesToChoose(country, { isForCard })
    .map((state) => ({ value: state, label: t(`states.${state}`) }))
    .toSorted((one, other) => compare(one.label, other.label));
  const chosen = all.find((state) => state.value === value) ?? null;
  const wanted = typed === chosen?.label ? '' : typed;
  return {
    ...{ all, chosen },
    choose: (code: string | null) => choose(all.find((state) => state.value === code)?.value ?? null),
    found: all.filter(({ value: code, label }) => isStateMeant(wanted, { code, name: label })),
    /** Handles typed text. A name typed in full need not be chosen from the list. */
    search: (text: string) => {
      setTyped(text);
      const named = all.find(({ label }) => label.toLowerCase() === text.trim().toLowerCase());
      if (named) choose(named.value);
    },
  };
}
