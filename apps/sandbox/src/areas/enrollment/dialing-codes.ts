import { type ConfiguredServer, valueNow } from '../../platform/http/configuration.ts';

/** The United States with Canada, and Mexico: what the app offers unless `CountryCodes` names others. */
const usual: readonly string[] = ['1', '52'];

const codeOf = (plan: unknown): string[] => {
  if (typeof plan !== 'object' || plan === null || !('callingCode' in plan)) return [];
  return typeof plan.callingCode === 'string' ? [plan.callingCode] : [];
};

/** The codes in a value of the configuration; none for anything else than a list of plans. */
function codesIn(value: string): readonly string[] {
  try {
    const plans: unknown = JSON.parse(value);
    return Array.isArray(plans) ? plans.flatMap(codeOf) : [];
  } catch {
    return [];
  }
}

/** Whether texts of a sign-up go to a country: those that the app offers, so that none is sent to an expensive one. */
export function isDialingCodeServed(server: ConfiguredServer, dialingCode: string): boolean {
  const configured = codesIn(valueNow(server, 'CountryCodes') ?? '');
  return (configured.length > 0 ? configured : usual).includes(dialingCode);
}
