import { and, eq } from 'drizzle-orm';
import {
  countAttempt,
  decoyHash,
  employerAccounts,
  employers,
  forgetAttempts,
  isPassword,
} from '../../../areas/session/index.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Server } from '../../../platform/http/server.ts';

/** An account at the employer's own page. */
type EmployerAccount = Pick<typeof employerAccounts.$inferSelect, 'login' | 'firstName' | 'lastName'>;

/** What someone types at their employer's sign-in page. */
interface EmployerCredentials {
  readonly login: string;
  readonly password: string;
}

/** The accounts of one employer, which the sandbox plays. */
export interface EmployerDirectory {
  /** Name of the employer. */
  readonly name: () => Promise<string>;
  readonly find: (login: string) => Promise<EmployerAccount | undefined>;
  /** Checks what was typed. Refuses with InvalidPassword, or with AttemptsExhausted after too many of those. */
  readonly check: (credentials: EmployerCredentials) => Promise<EmployerAccount>;
}

/** Opens the accounts of the employer with a partner's number. */
export function openDirectory(
  { db, clock, settings }: Pick<Server, 'db' | 'clock' | 'settings'>,
  partnerId: number,
): EmployerDirectory {
  async function find(login: string) {
    const [account] = await db
      .select()
      .from(employerAccounts)
      .where(and(eq(employerAccounts.partnerId, partnerId), eq(employerAccounts.login, login)));
    return account;
  }
  return {
    name: async () => {
      const [employer] = await db
        .select({ name: employers.name })
        .from(employers)
        .where(eq(employers.ssoPartnerId, partnerId));
      return employer?.name ?? '';
    },
    find,
    check: async ({ login: typed, password }) => {
      const login = typed.trim().toLowerCase();
      const counted = ['employer', partnerId, login] as const;
      await countAttempt(db, counted, clock.now());
      const account = await find(login);
      const isRight = await isPassword(
        password,
        account?.passwordHash ?? (await decoyHash(settings.passwordCost)),
      );
      if (!account || !isRight) throw new Refusal('InvalidPassword');
      await forgetAttempts(db, counted);
      return account;
    },
  };
}
