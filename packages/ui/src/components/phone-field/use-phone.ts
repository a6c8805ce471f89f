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

/** The state of a phone field: which plan, which national digits, and whether a number of no plan was just refused. */
export function usePhone(
  plans: readonly PhonePlan[],
  value: string | undefined,
  onChange: (phone: string, isComplete: boolean) => void,
) {
  const [own, setOwn] = useState('');
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
    onChange(phone, digits.length === nationalLength(nextPlan));
  };
  const takeInternational = (text: string) => {
    const found = readInternational(text, plans);
    // Cut to fit another country's plan it would be somebody else's number.
    if (found) set(found.plan, found.national);
    else setRefused(true);
  };
  const toNational = (text: string) => readNational(text, plan);

  return {
    plan,
    national,
    isRefused,
    toNational,
    takeInternational,
    /** What was typed, as it stands in the field. */
    type: (text: string) => set(plan, phoneDigits(text)),
    /** A number that came in whole. */
    take: (text: string) => (isInternational(text) ? takeInternational(text) : set(plan, toNational(text))),
    choose: (next: PhonePlan) => set(next, readNational(national, next)),
  };
}
