import { useState } from 'react';
import {
  isInternational,
  nationalLength,
  type PhonePlan,
  phoneDigits,
  readInternational,
  readNational,
  usualPlans,
  writeE164,
} from './phone-plans.ts';

interface PhoneValue {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((phone: string, isComplete: boolean) => void) | undefined;
}

/** The state of a phone field: which plan, which national digits, and whether a number of no plan was just refused. */
export function usePhone(plans: readonly PhonePlan[], { value, defaultValue = '', onChange }: PhoneValue) {
  const [own, setOwn] = useState(defaultValue);
  const [chosen, setChosen] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const current = value ?? own;
  const read = readInternational(current, plans);
  // Without a digit nothing says which code was chosen, so that is kept apart.
  const plan =
    read?.plan ?? plans.find(({ callingCode }) => callingCode === chosen) ?? plans[0] ?? usualPlans[0];
  const national = read?.national ?? '';

  const set = (nextPlan: PhonePlan, digits: string) => {
    const phone = writeE164(nextPlan, digits);
    setRefused(false);
    setChosen(nextPlan.callingCode);
    setOwn(phone);
    onChange?.(phone, digits.length === nationalLength(nextPlan));
  };
  const takeInternational = (text: string) => {
    const found = readInternational(text, plans);
    // Cut to fit another country's plan it would be somebody else's number.
    if (found) set(found.plan, found.national);
    else setRefused(true);
  };
  const toNational = (text: string) => readNational(text, plan);

  return {
    /** `+15551234567`, as far as it goes. */
    current,
    plan,
    national,
    isRefused,
    toNational,
    /** What was typed, as it stands in the field. */
    type: (text: string) => (isInternational(text) ? takeInternational(text) : set(plan, phoneDigits(text))),
    /** A number that came in whole. */
    take: (text: string) => (isInternational(text) ? takeInternational(text) : set(plan, toNational(text))),
    /** The number that it began with. */
    reset: () => {
      const first = readInternational(defaultValue, plans);
      set(first?.plan ?? plan, first?.national ?? '');
    },
    choose: (next: PhonePlan) => set(next, readNational(national, next)),
  };
}
