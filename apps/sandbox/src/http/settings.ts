import { type MinorUnits, minorUnits } from '@dayfare/domain/money';
import { isLanguage, type Language } from '@dayfare/domain/product';

/** What an operator of the server decides. */
export interface Settings {
  /** Environment whose brand is shown before anybody is known. */
  readonly environment: string;
  readonly languages: readonly Language[];
  readonly sessionTimeoutSeconds: number;
  readonly sessionLimitSeconds: number;
  readonly instantFee: MinorUnits;
  readonly minAmount: MinorUnits;
  readonly maxAmount: MinorUnits;
  readonly dailyLimit: MinorUnits;
  /** Share of the earned net wages that can be taken before payday. */
  readonly accessPercent: number;
  readonly previewMinutes: number;
}

const defaults: Settings = {
  environment: 'Common',
  languages: ['en', 'es'],
  sessionTimeoutSeconds: 480,
  sessionLimitSeconds: 12 * 60 * 60,
  instantFee: minorUnits(299),
  minAmount: minorUnits(500),
  maxAmount: minorUnits(500_00),
  dailyLimit: minorUnits(300_00),
  accessPercent: 50,
  previewMinutes: 15,
};

function languagesFrom(list: string | undefined): readonly Language[] {
  const named = (list ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(isLanguage);
  return named.length > 0 ? named : defaults.languages;
}

/** Settings from the process environment: BUSINESS_ENVIRONMENT, LANGUAGES (`en,es,cf`), SESSION_TIMEOUT (seconds). */
export function settingsFrom(env: Readonly<Record<string, string | undefined>>): Settings {
  const timeout = Number(env.SESSION_TIMEOUT);
  return {
    ...defaults,
    environment: env.BUSINESS_ENVIRONMENT || defaults.environment,
    languages: languagesFrom(env.LANGUAGES),
    sessionTimeoutSeconds: timeout > 0 ? timeout : defaults.sessionTimeoutSeconds,
  };
}
