/** The result of a visit to the provider's page. */
export interface ProviderAnswer {
  readonly kind: 'granted' | 'declined' | 'cancelled';
  /** User name that signed in there; null without a sign-in. */
  readonly subject: string | null;
  /** The address of return that the visit was begun with. */
  readonly returnUrl: string;
}

/** A payroll provider at whose page people allow us to read their hours and pay. */
export interface PayrollProvider {
  /** Its single sign-on address. */
  readonly address: string;
  /** Lets visits begin that lead back to this origin. */
  readonly expect: (origin: string) => void;
  /** What came of a visit, by the code that it led back with; null for one that it doesn't know, or has told already. */
  readonly answerOf: (code: string) => Promise<ProviderAnswer | null>;
}

/** The provider of a server, once it has one. */
export interface PayrollProviderHolder {
  readonly get: () => PayrollProvider | null;
  readonly use: (provider: PayrollProvider) => void;
}

declare module '../../../platform/http/server.ts' {
  interface Server {
    /** The payroll provider at whose page people allow us to see their hours. */
    readonly payrollProvider: PayrollProviderHolder;
  }
}

/** Starts without a provider. */
export function createPayrollProviderHolder(): PayrollProviderHolder {
  let current: PayrollProvider | null = null;
  return {
    get: () => current,
    use: (provider) => {
      current = provider;
    },
  };
}
