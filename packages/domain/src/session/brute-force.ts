/** Calls that carry the header, in lower case. */
const guardedCalls: ReadonlySet<string> = new Set([
  'user/verifymachinepin',
  'main/createtoken',
  'main/switchbusinesses',
]);

/** The security setting, and the header's value; the documents don't say what it is. */
export interface BruteForceSecurity {
  readonly isEnabled: boolean;
  readonly key: string;
}

/** The headers that a call carries against guessing: `ak` on three calls while the security is enabled, else none. */
export function bruteForceHeaders(
  path: string,
  { isEnabled, key }: BruteForceSecurity,
): { readonly ak?: string } {
  const [call = ''] = path
    .toLowerCase()
    .replace(/^\/?(api\/)?/, '')
    .split('?');
  return isEnabled && guardedCalls.has(call) ? { ak: key } : {};
}
