import { createHash, randomBytes } from 'node:crypto';
import type {
  BankLinks,
  KnownAccount,
  LinkedAccount,
  LinkOptions,
  LinkResult,
} from '../../../areas/money/bank-link/bank-links.ts';
import type { Clock } from '../../../platform/http/clock.ts';
import { seedPassphrase } from '../../../seeds/index.ts';

/** Name of the bank that the sandbox plays. */
export const playedBank = 'Harbor Credit Union';
const routingNumber = '129900010';

/** A user name whose online banking is locked. */
const lockedLogin = 'locked';

const lifeMs = 30 * 60_000;
/** Path of the script that shows this bank's pages inside another one. */
export const scriptPath = '/link.js';

const newToken = (kind: string) => `${kind}-${randomBytes(18).toString('base64url')}`;

/** A linking as the bank sees it. */
export interface OpenLink {
  readonly options: LinkOptions;
  readonly begunAt: Date;
  /** What the way back is known by. */
  readonly stateId: string;
  /** Null before the sign-in. */
  accounts: readonly LinkedAccount[] | null;
  result: LinkResult | null;
  readonly events: { readonly name: string; readonly at: Date }[];
}

/** The bank: its customers, and who is linking an account. */
export interface PlayedBank extends BankLinks {
  readonly find: (linkToken: string) => OpenLink | undefined;
  readonly signIn: (link: OpenLink, login: string, password: string) => 'signedIn' | 'wrong' | 'locked';
  readonly choose: (link: OpenLink, index: number) => boolean;
  /** Ends a linking without an account; `error` is null for someone who leaves. */
  readonly leave: (link: OpenLink, error: string | null) => void;
}

/** The accounts of a customer: the same for a user name each time. */
function accountsOf(login: string): readonly LinkedAccount[] {
  const digits = BigInt(`0x${createHash('sha256').update(login).digest('hex').slice(0, 12)}`).toString();
  const number = (first: string) => `${first}${digits.padStart(9, '0').slice(-9)}`;
  return [
    { bankName: playedBank, routingNumber, accountNumber: number('1'), accountType: 'PersonalChecking' },
    { bankName: playedBank, routingNumber, accountNumber: `${number('2')}7`, accountType: 'PersonalSaving' },
  ];
}

/** The account that is linked again: its owner shows that it is still theirs. */
const knownAccount = ({ bankName, last4 }: KnownAccount): LinkedAccount => ({
  ...{ bankName, routingNumber },
  accountNumber: last4.padStart(10, '0'),
  accountType: 'PersonalChecking',
});

/** Opens the bank. What it knows of linkings lasts as long as the process. */
export function openBank(origin: string, clock: Pick<Clock, 'real'>): PlayedBank {
  const links = new Map<string, OpenLink>();
  const note = (link: OpenLink, name: string) => link.events.push({ name, at: clock.real() });
  const forgetOld = () => {
    for (const [token, { begunAt }] of links)
      if (clock.real().getTime() - begunAt.getTime() > lifeMs) links.delete(token);
  };
  return {
    host: new URL(origin).host,
    scriptUrl: origin + scriptPath,
    begin: async (options) => {
      forgetOld();
      const linkToken = newToken('link');
      const stateId = newToken('state');
      const link: OpenLink = {
        options,
        stateId,
        begunAt: clock.real(),
        accounts: null,
        result: null,
        events: [],
      };
      links.set(linkToken, link);
      // The script makes the address of its frame from the token.
      return { linkToken, pageUrl: options.way === 'widget' ? null : `${origin}/link/${linkToken}` };
    },
    detailsOf: async (account) => knownAccount(account),
    resultOf: async (linkToken) => links.get(linkToken)?.result ?? null,
    find: (linkToken) => links.get(linkToken),
    signIn: (link, login, password) => {
      if (login === lockedLogin) {
        note(link, 'ERROR');
        return 'locked';
      }
      if (login === '' || password !== seedPassphrase) {
        note(link, 'LOGIN_FAIL');
        return 'wrong';
      }
      note(link, 'LOGIN_SUCCESS');
      link.accounts = link.options.again ? [knownAccount(link.options.again)] : accountsOf(login);
      return 'signedIn';
    },
    choose: (link, index) => {
      const account = link.accounts?.[index];
      if (!account) return false;
      note(link, 'SUCCESS');
      link.result = { kind: 'success', publicToken: newToken('public'), account, events: link.events };
      return true;
    },
    leave: (link, error) => {
      note(link, 'EXIT');
      link.result = { kind: 'exit', error, events: link.events };
    },
  };
}
