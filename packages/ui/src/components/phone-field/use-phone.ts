import { useState } from 'react';
import {
  isWholeNumber,
  nationalLength,
  type PhonePlan,
  type PhoneRefusal,
  readInternational,
  readNational,
  readPhone,
  usualPlans,
  writeE164,
  writeNational,
} from './phone-plans.ts';

interface PhoneValue {
  value?: string | undefined;
  defaultValue?: string | undefined;
  onChange?: ((phone: string, isComplete: boolean) => void) | undefined;
}

/** A text that is no number of the field's. */
interface Refused {
  readonly text: string;
  readonly why: PhoneRefusal;
}

/** The state of a phone field: the plan, the national digits, and a text that was refused and stays to be mended. */
export function usePhone(plans: readonly PhonePlan[], { value, defaultValue = '', onChange }: PhoneValue) {
  const [own, setOwn] = useState(defaultValue);
  const [chosen, setChosen] = useState<string>();
  const [refused, setRefused] = useState<Refused | null>(null);
  const current = value ?? own;
  const read = readInternational(current, plans);
  // Without digits, the selected country code is kept separately.
  const plan =
    read?.plan ?? plans.find(({ callingCode }) => callingCode === chosen) ?? plans[0] ?? usualPlans[0];
  const national = read?.national ?? '';
  // A number that the caller gives takes its place.
  const kept = current === '' ? refused : null;

  const give = (phone: string, isComplete: boolean) => {
    setOwn(phone);
    onChange?.(phone, isComplete);
  };
  const set = (nextPlan: PhonePlan, digits: string) => {
    setRefused(null);
    setChosen(nextPlan.callingCode);
    give(writeE164(nextPlan, digits), isWholeNumber(nextPlan, digits));
  };

  return {
    /** `+15551234567`, possibly incomplete. */
    current,
    plan,
    /** What the field shows. */
    text: kept?.text ?? writeNational(plan, national),
    /** Why it is no number; null if it may become one. */
    refusal: kept?.why ?? null,
    /** Handles typed, pasted or filled-in text. */
    type: (text: string) => {
      const found = readPhone(text, plan, plans);
      if (typeof found !== 'string') return set(found.plan, found.national);
      // What was there is not the number that the text means.
      setRefused({ text, why: found });
      give('', false);
    },
    /** Restores the initial number. */
    reset: () => {
      const first = readInternational(defaultValue, plans);
      set(first?.plan ?? plan, first?.national ?? '');
    },
    choose: (next: PhonePlan) => set(next, readNational(national, next).slice(0, nationalLength(next))),
  };
}
