import { type PhonePlan, usualPlans } from '@dayfare/ui/phone-field';

/** Key of the configuration under which other countries' codes stand. */
export const plansKey = 'CountryCodes';

function isPlan(value: unknown): value is PhonePlan {
  if (typeof value !== 'object' || value === null) return false;
  const { callingCode, regions, mask } = value as Readonly<Record<string, unknown>>;
  return (
    typeof callingCode === 'string' &&
    /^\d{1,4}$/.test(callingCode) &&
    typeof mask === 'string' &&
    mask.includes('#') &&
    Array.isArray(regions) &&
    regions.every((region) => typeof region === 'string')
  );
}

/** The calling codes that the configuration offers, as JSON; undefined, which leaves those of the United States and Mexico, without any. */
export function plansFrom(setting: string | undefined): readonly PhonePlan[] | undefined {
  try {
    const value: unknown = JSON.parse(setting ?? '[]');
    const plans = Array.isArray(value) ? value.filter(isPlan) : [];
    return plans.length > 0 ? plans : undefined;
  } catch {
    return undefined;
  }
}

/** The two parts of `+13035550199` as calls take them. */
export function phoneParts(
  phone: string,
  plans: readonly PhonePlan[] = usualPlans,
): { readonly dialingCode: string; readonly mobileNumber: string } {
  const digits = phone.replace(/\D/g, '');
  const codes = plans.map(({ callingCode }) => callingCode).filter((code) => digits.startsWith(code));
  const dialingCode = codes.toSorted((one, other) => other.length - one.length)[0] ?? '1';
  return { dialingCode, mobileNumber: digits.slice(dialingCode.length) };
}
