/** A rule that spoils calls, as /sandbox/faults takes it. */
interface Fault {
  /** Path below /api, or `*` for every call. */
  readonly match: string;
  readonly kind: 'latency' | 'status' | 'drop-before' | 'drop-after' | 'error';
  readonly method?: string;
  readonly status?: number;
  readonly ms?: number;
  readonly code?: string;
  /** How many calls it spoils. Default: every call until it is cleared. */
  readonly times?: number;
}

/** Somebody who can sign in. */
export interface Person {
  readonly phone: string;
  readonly email: string;
  readonly name: string;
}

/** A proof that somebody is asked for. */
interface AskedProof {
  readonly id: number;
  readonly email: string;
  readonly kind: 'deduction' | 'hours';
  /** `2026-11-20`. */
  readonly day: string;
}

/** The ways to steer a running server. */
export interface Steering {
  readonly origin: string;
  /** Back to the seeded people, real time, no faults and no sessions. */
  readonly reset: () => Promise<void>;
  readonly fault: (fault: Fault) => Promise<void>;
  readonly clearFaults: () => Promise<void>;
  /** Changes values of the configuration, until the next reset. */
  readonly configure: (values: Readonly<Record<string, string>>) => Promise<void>;
  /** Closes early pay to somebody for this reason; `Available` opens it. */
  readonly hold: (person: Pick<Person, 'email'>, reason: string) => Promise<void>;
  /** Closes the product for maintenance, and opens it again. */
  readonly maintain: (on: boolean) => Promise<void>;
  /** Moves business time forward and settles what is due by then. */
  readonly advance: (ms: number) => Promise<void>;
  /** Ends every session, as a server does whose sessions have run out. */
  readonly expireSessions: () => Promise<void>;
  /** A one-time token with which a partner hands a seeded person over. */
  readonly oauthToken: (email: string) => Promise<string>;
  /** A person of this test alone, with the past of a seeded one. With a pay frequency, as `Weekly`, paid that way and without a past; with an empty birth date, of unknown age. */
  readonly makePerson: (
    like: Person,
    firstName: string,
    lastName: string,
    odd?: { readonly payFrequency?: string; readonly birthDate?: string },
  ) => Promise<Person>;
  /** Has a person’s employer pay at another rhythm, from the next pay period on. */
  readonly payEvery: (person: Pick<Person, 'email'>, payFrequency: string) => Promise<void>;
  /** Gives an account or card a state of the documents' two sets: `InActive` for one that its bank has closed, `Disconnected` for one whose link has ended; the bank of a `refusing` one refuses debits. */
  readonly setAccount: (id: number, state: string) => Promise<void>;
  /** Gives a person a card or pot that holds this much, in minor units. Gives its number. */
  readonly giveMoney: (person: Pick<Person, 'email'>, pot: string, minor: number) => Promise<number>;
  /** Pays a person a reward for bringing a friend, in minor units. */
  readonly reward: (person: Pick<Person, 'email'>, minor: number) => Promise<void>;
  /** Sets what the bank or card scheme does with payments to a person's account or card, by its name. */
  readonly setRail: (person: Pick<Person, 'email'>, account: string, scenario: string) => Promise<void>;
  /** Sets what a person’s employer charges, or gives the person a discount. */
  readonly setFees: (fees: { readonly email: string } & Readonly<Record<string, string>>) => Promise<void>;
  /** Sets a rule of the programme of a person’s employer, such as `funding`; null lifts it. */
  readonly setRule: (person: Pick<Person, 'email'>, rule: string, value: string | null) => Promise<void>;
  /** Sets how a person’s account stands; `Active` opens one that was closed, as support does. */
  readonly setStatus: (person: Pick<Person, 'email'>, account: string) => Promise<void>;
  /** Sets what a person’s next payday pays, such as `40.00`. */
  readonly setNetPay: (person: Pick<Person, 'email'>, netPay: string) => Promise<void>;
  /** Pays out the cash of a transfer at the counter. */
  readonly payOutCash: (transaction: string) => Promise<void>;
  /** Approves or voids a transfer that is held. */
  readonly decide: (transaction: string, decision: 'approve' | 'void') => Promise<void>;
  /** What a person is asked to show, as whoever decides about it sees it. */
  readonly proofOf: (person: Pick<Person, 'email'>, kind: 'deduction' | 'hours') => Promise<AskedProof>;
  /** Decides about a proof in review: `accepted`, or why it is refused. */
  readonly decideProof: (id: number, decision: string) => Promise<void>;
  /** Another link to the consent of a minor's guardian, path and query; one that has expired if it says so. */
  readonly guardianLink: (minor: Pick<Person, 'email'>, link?: 'new' | 'expired') => Promise<string>;
  /** What guardians have agreed to for a minor, moment by moment; null for what they have not. */
  readonly consentOf: (minor: Pick<Person, 'email'>) => Promise<Readonly<Record<string, unknown>>>;
  /** Sends an invitation to an email address or phone number. Gives the address of the page that stops them, without the origin; null for somebody who wants none. */
  readonly invite: (to: string, odd?: { readonly breaks?: boolean }) => Promise<string | null>;
  /** Asks /sandbox for JSON. */
  readonly ask: (path: string) => Promise<unknown>;
}

/** The ways to steer the server at an origin. */
export function steeringOf(origin: string): Steering {
  const steer = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${origin}/sandbox${path}`, {
      method,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok)
      throw new Error(`${method} /sandbox${path}: ${response.status} ${await response.text()}`);
    return response.json() as Promise<unknown>;
  };
  return {
    origin,
    reset: async () => {
      await steer('DELETE', '/faults');
      await steer('POST', '/maintenance', { on: false });
      await steer('POST', '/reset');
    },
    fault: async (fault) => void (await steer('POST', '/faults', fault)),
    clearFaults: async () => void (await steer('DELETE', '/faults')),
    configure: async (values) => void (await steer('POST', '/configuration', values)),
    hold: async ({ email }, reason) => void (await steer('POST', '/availability', { email, reason })),
    maintain: async (on) => void (await steer('POST', '/maintenance', { on })),
    advance: async (ms) => void (await steer('POST', '/clock', { advanceMs: ms })),
    expireSessions: async () => void (await steer('DELETE', '/sessions')),
    oauthToken: async (email) => {
      const { token } = (await steer('POST', '/oauth-tokens', { email })) as { token: string };
      return token;
    },
    makePerson: async ({ email }, firstName, lastName, odd) =>
      (await steer('POST', '/people', { like: email, firstName, lastName, ...odd })) as Person,
    payEvery: async ({ email }, payFrequency) =>
      void (await steer('POST', '/paydays/frequency', { email, payFrequency })),
    setAccount: async (id, state) => void (await steer('POST', '/accounts', { id, state })),
    giveMoney: async ({ email }, pot, minor) =>
      ((await steer('POST', '/accounts/held', { email, pot, minor })) as { id: number }).id,
    reward: async ({ email }, minor) => void (await steer('POST', '/accounts/reward', { email, minor })),
    setRail: async ({ email }, account, scenario) => {
      const { accounts } = (await steer('GET', '/accounts')) as {
        accounts: { id: number; email: string; name: string }[];
      };
      const id = accounts.find((one) => one.email === email && one.name === account)?.id;
      await steer('POST', '/rails', { id, scenario });
    },
    setFees: async (fees) => void (await steer('POST', '/fees', fees)),
    setRule: async ({ email }, rule, value) =>
      void (await steer('POST', '/programmes', { email, rule, value })),
    setStatus: async ({ email }, account) => void (await steer('POST', '/programmes', { email, account })),
    setNetPay: async ({ email }, netPay) => void (await steer('POST', '/paydays', { email, netPay })),
    payOutCash: async (transaction) => void (await steer('POST', '/rails/cash', { transaction })),
    decide: async (transaction, decision) =>
      void (await steer('POST', '/rails/held', { transaction, decision })),
    proofOf: async ({ email }, kind) => {
      const { proofs } = (await steer('GET', '/proofs')) as {
        proofs: readonly AskedProof[];
      };
      const found = proofs.find((one) => one.email === email && one.kind === kind);
      if (!found) throw new Error(`${email} is asked for no proof of ${kind}.`);
      return found;
    },
    decideProof: async (id, decision) => void (await steer('POST', '/proofs', { id, decision })),
    guardianLink: async ({ email }, link = 'new') => {
      const made = (await steer('POST', '/guardians', { email, link })) as { link: string };
      return made.link.slice(new URL(made.link).origin.length);
    },
    consentOf: async ({ email }) => {
      const { consents } = (await steer('GET', '/guardians')) as {
        consents: readonly Readonly<Record<string, unknown>>[];
      };
      return consents.find((one) => one.email === email) ?? {};
    },
    invite: async (to, odd) => {
      const { link } = (await steer('POST', '/invites', { to, name: 'Nina', ...odd })) as {
        readonly link: string | null;
      };
      return link?.replace(/^https?:\/\/[^/]+/, '') ?? null;
    },
    ask: (path) => steer('GET', path),
  };
}
