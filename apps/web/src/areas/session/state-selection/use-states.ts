import { browserLocale } from '@dayfare/domain/product';
import {
  isStateMeant,
  type ResidenceCountry,
  type ResidentialState,
  statesToChoose,
} from '@dayfare/domain/session';
import { useState } from 'react';
import { useLanguage, useTexts } from '../../../platform/i18n/use-texts.ts';

/** A place to live in, under its name in the language on screen. */
export interface StateOption {
  readonly value: ResidentialState;
  readonly label: string;
}

/** The places of a country by name, those that fit what is typed, and the one that is chosen. */
export function useStates(country: ResidenceCountry, isForCard: boolean) {
  const t = useTexts('session/state-selection');
  const { compare } = new Intl.Collator(browserLocale(useLanguage()));
  const [chosen, choose] = useState<StateOption | null>(null);
  const [typed, setTyped] = useState('');
  const all: readonly StateOption[] = statesToChoose(country, { isForCard })
    .map((value) => ({ value, label: t(`names.${value}`) }))
    .toSorted((one, other) => compare(one.label, other.label));
  const wanted = typed === chosen?.label ? '' : typed;
  return {
    ...{ all, chosen, choose },
    found: all.filter(({ value, label }) => isStateMeant(wanted, { code: value, name: label })),
    /** Takes what is typed. A name that is typed in full needs no choosing from the list. */
    search: (text: string) => {
      setTyped(text);
      const named = all.find(({ label }) => label.toLowerCase() === text.trim().toLowerCase());
      if (named) choose(named);
    },
  };
}
