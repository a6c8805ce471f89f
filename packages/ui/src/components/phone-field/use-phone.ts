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

/** The state of a phone field: the plan, the national digits, and whether a number without a plan was just rejected. */
export function usePhone(plans: readonly PhonePlan[], { value, defaultValue = '', onChange }: PhoneValue) {
  const [own, setOwn] = useState(defaultValue);
  const [chosen, setChosen] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const current = value ?? own;
  const read = readInternational(current, plans);
  // Without digits, the selected country code is kept separately.
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
    // Cutting it to fit another country's plan would make it a different number.
    if (found) set(found.plan, found.national);
    else setRefused(true);
  };
  const toNational = (text: string) => readNational(text, plan);

  return {
    /** `+15551234567`, possibly incomplete. */
    current,
    plan,
    national,
    isRefused,
    toNational,
    /** Handles typed text. */
    type: (text: string) => (isInternational(text) ? takeInternational(text) : set(plan, phoneDigits(text))),
    /** Handles a complete number. */
    take: (text: string) => (isInternational(text) ? takeInternational(text) : set(plan, toNational(text))),
    /** Restores the initial number. */
    reset: () => {
      const first = readInternational(defaultValue, plans);
      set(first?.plan ?? plan, first?.national ?? '');
    },
    choose: (next: PhonePlan) => set(next, readNational(national, next)),
  };
}
