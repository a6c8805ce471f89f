/** How much one address, one person or all visitors together may ask for. Whoever operates the server may change each. */
export interface Limits {
  /** Calls of one address within a second. */
  readonly callsPerSecond: number;
  /** Calls of one address within a minute. */
  readonly callsPerMinute: number;
  /** Pages of the app that one address fetches within a minute; its other files are not counted. */
  readonly pagesPerMinute: number;
  /** Rows that one visitor's address, or one person, may have written about the app within a minute. */
  readonly rowsPerMinute: number;
  /** Rows that all visitors together may have written within a minute. */
  readonly visitorRowsPerMinute: number;
  /** Sign-ins that may fail from one address within 15 minutes, whomever they name. */
  readonly failedSignInsPerAddress: number;
  /** Codes for a new password that one address may ask for within 15 minutes, for whomever. */
  readonly resetsPerAddress: number;
  /** Passwords that may wait to be hashed; whoever comes when the queue is full is asked to come back. */
  readonly passwordQueue: number;
  /** Files that one person may upload within a day. */
  readonly uploadsPerDay: number;
  /** Bytes that one person may upload within a day. */
  readonly uploadBytesPerDay: number;
  /** Receipts that one person may have sent to addresses that are not theirs within a day. */
  readonly receiptsPerDay: number;
}

/** What fits an office full of people behind one address, and no flood. */
export const usualLimits: Limits = {
  callsPerSecond: 60,
  callsPerMinute: 1200,
  pagesPerMinute: 300,
  rowsPerMinute: 300,
  visitorRowsPerMinute: 3000,
  failedSignInsPerAddress: 30,
  resetsPerAddress: 20,
  passwordQueue: 48,
  uploadsPerDay: 20,
  uploadBytesPerDay: 60 * 1024 * 1024,
  receiptsPerDay: 10,
};

const isLimit = (name: string): name is keyof Limits => Object.hasOwn(usualLimits, name);

/**
 * Reads `callsPerSecond=100,uploadsPerDay=5`. Throws with what is wrong: a limit that is misspelt would not be in force, and nobody
 * would notice.
 */
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
