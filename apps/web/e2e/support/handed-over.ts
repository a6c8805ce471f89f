const variables = {
  /** Origins of the servers with spaces between, one for each worker. */
  servers: 'JOURNEY_SERVERS',
  /** Path of the script that signs in without the app's pages. */
  signInScript: 'JOURNEY_SIGN_IN_SCRIPT',
  /** Path of the script that is a native app around a page. */
  shellScript: 'JOURNEY_SHELL_SCRIPT',
} as const;

/** Hands something over to the workers, which come after. */
export function handOver(name: keyof typeof variables, value: string): void {
  process.env[variables[name]] = value;
}

/** What was handed over before the first journey. */
export function handedOver(name: keyof typeof variables): string {
  const value = process.env[variables[name]];
  if (!value)
    throw new Error(`${variables[name]} is missing: journeys need the global setup of playwright.config.ts.`);
  return value;
}
