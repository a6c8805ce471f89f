/** How many requests an address, a person, or all visitors together may make. Operators can change each limit. */
export interface Limits {
  /** Calls per second from one address. */
  readonly callsPerSecond: number;
  /** Calls per minute from one address. */
  readonly callsPerMinute: number;
  /** Pages of the app per minute from one address; its other files are not counted. */
  readonly pagesPerMinute: number;
  /** Calls of one person per day that are no GET: what bounds each table that a person can fill. */
  readonly writesPerDay: number;
  /** Log rows per minute from one visitor's address, or one person. */
  readonly rowsPerMinute: number;
  /** Log rows per minute from all visitors together. */
  readonly visitorRowsPerMinute: number;
  /** Failed sign-ins from one address within 15 minutes, for any account. */
  readonly failedSignInsPerAddress: number;
  /** Sign-ins of one person within 15 minutes, with the right password, from one address. */
  readonly signInsPerPerson: number;
  /** Requests for a password code from one address within 15 minutes, for any account. */
  readonly resetsPerAddress: number;
  /** Texts of sign-ups to all numbers within 15 minutes, from all addresses. */
  readonly signUpTexts: number;
  /** Passwords waiting to be hashed; if the queue is full, the client is asked to try again. */
  readonly passwordQueue: number;
  /** Files one person may upload per day. */
  readonly uploadsPerDay: number;
  /** Bytes one person may upload per day. */
  readonly uploadBytesPerDay: number;
  /** Receipts, and forms for an employer, that one person may have e-mailed per day. */
  readonly receiptsPerDay: number;
  /** Pieces of feedback that one person may send per day. */
  readonly feedbackPerDay: number;
  /** E-mails with the tax-filing discount that one person may ask for per day. */
  readonly taxEmailsPerDay: number;
  /** Links to a guardian's consent from one address within 15 minutes that are unknown. */
  readonly unknownLinksPerAddress: number;
}

/** Allows for an office of people behind one address, but not a flood. */
export const usualLimits: Limits = {
  callsPerSecond: 60,
  callsPerMinute: 1200,
  pagesPerMinute: 300,
  writesPerDay: 20_000,
  rowsPerMinute: 300,
  visitorRowsPerMinute: 3000,
  failedSignInsPerAddress: 30,
  signInsPerPerson: 60,
  resetsPerAddress: 20,
  signUpTexts: 300,
  passwordQueue: 48,
  uploadsPerDay: 20,
  uploadBytesPerDay: 60 * 1024 * 1024,
  receiptsPerDay: 10,
  feedbackPerDay: 10,
  taxEmailsPerDay: 5,
  unknownLinksPerAddress: 30,
};

const isLimit = (name: string): name is keyof Limits => Object.hasOwn(usualLimits, name);

/** Parses `callsPerSecond=100,uploadsPerDay=5`. Throws with the reason: a misspelt limit would silently not apply. */
export function limitsFrom(list: string | undefined): Limits {
  const pairs = (list ?? '')
    .split(',')
    .map((pair) => pair.trim())
    .filter(Boolean);
  const changed: Partial<Record<keyof Limits, number>> = {};
  for (const pair of pairs) {
    const [name = '', text = ''] = pair.split('=').map((part) => part.trim());
    const value = Number(text);
    if (!isLimit(name))
      throw new Error(`LIMITS names "${name}". There are: ${Object.keys(usualLimits).join(', ')}.`);
    if (!Number.isInteger(value) || value < 1)
      throw new Error(`LIMITS has ${name}=${text}. It has to be a whole number from 1.`);
    changed[name] = value;
  }
  return { ...usualLimits, ...changed };
}
