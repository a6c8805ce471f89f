import { type MinorUnits, minorUnits } from '@dayfare/domain/money';
import { type Language, languageFromWire, usualLanguages } from '@dayfare/domain/product';
import { type Limits, limitsFrom } from '../limits/limits.ts';
import { type PasswordCost, passwordCostFrom } from '../limits/password-cost.ts';
import { type ChatService, chatServiceFrom } from './chat-service.ts';
import { type TrustedProxies, trustedProxiesFrom } from './client-address.ts';
import { type EmbeddedBy, embeddedByFrom, originsFrom } from './embedded-by.ts';
import { isLocalHost } from './loopback.ts';
import { type SsoPartner, ssoPartnersFrom } from './sso-partner.ts';

/** Settings for operators. */
export interface Settings {
  /** Environment whose brand visitors see. */
  readonly environment: string;
  /** Languages that are offered. Default: those that are usual in the environment. */
  readonly languages: readonly Language[];
  readonly sessionTimeoutSeconds: number;
  readonly sessionLimitSeconds: number;
  readonly instantFee: MinorUnits;
  readonly minAmount: MinorUnits;
  readonly maxAmount: MinorUnits;
  readonly dailyLimit: MinorUnits;
  /** A transfer that takes the day's total above this needs a new proof of identity. */
  readonly stepUpAmount: MinorUnits;
  /** Share of the earned net wages available before payday. */
  readonly accessPercent: number;
  /** How long a quote is valid at most; it ends earlier if the bank's cut-off would make it wrong. */
  readonly previewMinutes: number;
  /** Whether calls that issue tokens require the header `ak`. */
  readonly bruteForceSecurity: boolean;
  /** The partners at whose pages people sign in, by number. */
  readonly ssoPartners: Readonly<Record<string, SsoPartner>>;
  /** Port of the employer's sign-in page that a sandbox plays; 0 takes any that is free. */
  readonly employerPort: number;
  /** Port of the bank that the sandbox plays; 0 for any that is free. */
  readonly bankPort: number;
  /** Port of the page for cards' numbers that the sandbox plays; 0 for any that is free. */
  readonly cardPort: number;
  /** Port of the payroll provider that the sandbox plays; 0 for any that is free. */
  readonly payrollPort: number;
  /** Origins of the sites for other regions, by region number. Regions without one are served here. */
  readonly regionHosts: Readonly<Record<number, string>>;
  /** Mobile address of the payroll brand whose people an employer's are, by the employer's number. */
  readonly payrollBrands: Readonly<Record<number, string>>;
  /** Rounds of work that a browser does before it may ask for a code for a new password. Default 3; 0 asks for none. */
  readonly captchaRounds: number;
  /** How many questions the help has at least, for measurements: the written ones come again, numbered. Default 0: each once. */
  readonly questionCount: number;
  readonly limits: Limits;
  /** How hard passwords are hashed. */
  readonly passwordCost: PasswordCost;
  /** Whether the server can be inspected and controlled under /sandbox, from this machine. Never with real people's data. */
  readonly isSteerable: boolean;
  /** Whether the seeded people are inserted in an empty database, and may sign in with the password that everybody can read. Default: if the server is steerable. */
  readonly hasSeededPeople: boolean;
  /** Whether the API is documented at /api/docs. Default: if the server is steerable. */
  readonly hasApiDocs: boolean;
  /** Proxies whose forwarding headers are trusted. Default: none. */
  readonly trustedProxies: TrustedProxies;
  /** Origins that may show the web app in a frame. Default: none. */
  readonly embeddedBy: EmbeddedBy;
  /** Origins at which the app is served. Default: none, and the app is served on this machine alone. */
  readonly appOrigins: readonly string[];
  /** Where people chat; null: on this server. */
  readonly chatService: ChatService | null;
}

const defaults: Omit<
  Settings,
  | 'languages'
  | 'limits'
  | 'passwordCost'
  | 'isSteerable'
  | 'hasSeededPeople'
  | 'hasApiDocs'
  | 'trustedProxies'
  | 'embeddedBy'
  | 'appOrigins'
  | 'chatService'
  | 'ssoPartners'
  | 'bankPort'
  | 'cardPort'
  | 'employerPort'
  | 'payrollPort'
> = {
  environment: 'Common',
  sessionTimeoutSeconds: 480,
  sessionLimitSeconds: 12 * 60 * 60,
  instantFee: minorUnits(299),
  minAmount: minorUnits(500),
  maxAmount: minorUnits(500_00),
  dailyLimit: minorUnits(300_00),
  stepUpAmount: minorUnits(200_00),
  accessPercent: 50,
  previewMinutes: 15,
  bruteForceSecurity: false,
  regionHosts: {},
  payrollBrands: {},
  captchaRounds: 3,
  questionCount: 0,
};

function languagesFrom(list: string | undefined, environment: string): readonly Language[] {
  const named = (list ?? '')
    .split(',')
    .map((name) => languageFromWire(name.trim()))
    .filter((language) => language !== undefined);
  return named.length > 0 ? named : usualLanguages(environment);
}

/** Reads `2=https://ca.example.com` and more, with commas between. */
function addressesFrom(list: string | undefined): Readonly<Record<number, string>> {
  const pairs = (list ?? '').split(',').map((pair) => pair.trim().split(/=(.*)/s));
  return Object.fromEntries(
    pairs.flatMap(([id, address]) =>
      Number(id) > 0 && address?.startsWith('https://') ? [[id, address]] : [],
    ),
  );
}

/** Reads an amount such as `200` or `199.50`. Throws for anything else: a limit that is misspelt would not be in force. */
function amountFrom(name: string, text: string | undefined, usual: MinorUnits): MinorUnits {
  if (text === undefined || text === '') return usual;
  const [, whole = '', cents = ''] = /^(\d{1,7})(?:\.(\d{2}))?$/.exec(text) ?? [];
  if (whole === '') throw new Error(`${name} is "${text}". It has to be an amount such as 200 or 199.50.`);
  return minorUnits(Number(whole) * 100 + Number(cents));
}

function portFrom(name: string, text = '0'): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`${name} is "${text}". It has to be a number up to 65535.`);
  return port;
}

/**
 * Whether the server can be steered. Throws where it is also told of a proxy in front of it or of an address for others: some proxies add nothing to what
 * they send on, which then looks like a request of this machine.
 */
function steeringFrom(env: Readonly<Record<string, string | undefined>>): boolean {
  if (env.STEERING !== '1') return false;
  if (env.TRUSTED_PROXIES)
    throw new Error(
      'STEERING is 1 and TRUSTED_PROXIES is set. A server behind a proxy cannot be steered: leave one of them out.',
    );
  const abroad = originsFrom('APP_ORIGINS', env.APP_ORIGINS).find(
    (origin) => !isLocalHost(new URL(origin).hostname),
  );
  if (abroad !== undefined)
    throw new Error(
      `STEERING is 1 and APP_ORIGINS has ${abroad}. Only a server for this machine can be steered: leave one of them out.`,
    );
  return true;
}

/**
 * Settings from the process environment: BUSINESS_ENVIRONMENT, LANGUAGES (`en,es,cf`), SESSION_TIMEOUT (seconds),
 * BRUTE_FORCE_SECURITY (`1`), STEERING (`1`), SEED_PEOPLE (`1` or `0`), API_DOCS (`1` or `0`), REGION_HOSTS (`2=https://ca.example.com`), PAYROLL_BRANDS (`501=https://m.payroll.example`), LIMITS (`callsPerSecond=100`), TRUSTED_PROXIES (`10.0.0.0/8`),
 * STEP_UP_AMOUNT (`200`), EMBEDDED_BY (`https://portal.example`), APP_ORIGINS (`https://pay.example`), PASSWORD_COST (`quick`), SSO_PARTNERS (see `ssoPartnersFrom`),
 * CHAT_SERVICE (see `chatServiceFrom`), QUESTIONS (`2000`), EMPLOYER_PORT (`4010`), BANK_PORT, CARD_PORT, PAYROLL_PORT. Throws with what is wrong with the last twelve.
 */
export function settingsFrom(env: Readonly<Record<string, string | undefined>>): Settings {
  const timeout = Number(env.SESSION_TIMEOUT);
  const environment = env.BUSINESS_ENVIRONMENT || defaults.environment;
  return {
    ...defaults,
    environment,
    languages: languagesFrom(env.LANGUAGES, environment),
    bruteForceSecurity: env.BRUTE_FORCE_SECURITY === '1',
    regionHosts: addressesFrom(env.REGION_HOSTS),
    payrollBrands: addressesFrom(env.PAYROLL_BRANDS),
    limits: limitsFrom(env.LIMITS),
    passwordCost: passwordCostFrom(env.PASSWORD_COST, env.STEERING === '1'),
    stepUpAmount: amountFrom('STEP_UP_AMOUNT', env.STEP_UP_AMOUNT, defaults.stepUpAmount),
    isSteerable: steeringFrom(env),
    hasSeededPeople: (env.SEED_PEOPLE ?? env.STEERING) === '1',
    hasApiDocs: (env.API_DOCS ?? env.STEERING) === '1',
    trustedProxies: trustedProxiesFrom(env.TRUSTED_PROXIES),
    embeddedBy: embeddedByFrom(env.EMBEDDED_BY),
    appOrigins: originsFrom('APP_ORIGINS', env.APP_ORIGINS),
    ssoPartners: ssoPartnersFrom(env.SSO_PARTNERS),
    chatService: chatServiceFrom(env.CHAT_SERVICE),
    questionCount: Math.min(10_000, Math.max(0, Math.floor(Number(env.QUESTIONS) || 0))),
    employerPort: portFrom('EMPLOYER_PORT', env.EMPLOYER_PORT || undefined),
    bankPort: portFrom('BANK_PORT', env.BANK_PORT || undefined),
    cardPort: portFrom('CARD_PORT', env.CARD_PORT || undefined),
    payrollPort: portFrom('PAYROLL_PORT', env.PAYROLL_PORT || undefined),
    sessionTimeoutSeconds: timeout > 0 ? timeout : defaults.sessionTimeoutSeconds,
  };
}
