import { settingsContract } from '@dayfare/api/session/settings-contract';
import { implement } from '@orpc/server';
import { eq } from 'drizzle-orm';
import type { ApiContext, SignedIn } from '../http/api-context.ts';
import { inPasswordQueue } from '../http/password-queue.ts';
import { Refusal } from '../http/refusal.ts';
import { requireSession } from '../http/require-session.ts';
import { countAttempt, forgetAttempts } from './attempts.ts';
import { hashPassword, isPassword } from './password.ts';
import { checkNewPassword, passwordPolicy } from './password-policy.ts';
import { maskedDestination, sendPin } from './pins.ts';
import { revokeOtherSessions } from './sessions.ts';
import { type Employee, employees } from './tables.ts';

const settings = implement(settingsContract).$context<ApiContext>();

async function setPassword(
  { db, clock, employee, session }: ApiContext & SignedIn,
  password: string,
): Promise<void> {
  await checkNewPassword(password, employee.passwordHash);
  const passwordHash = await hashPassword(password);
  await db
    .update(employees)
    .set({ passwordHash, mustChangePassword: false })
    .where(eq(employees.id, employee.id));
  await revokeOtherSessions(db, session, clock.real());
}

const dualFactorOf = (employee: Employee) => ({
  isDualFactorEnabled: employee.dualFactor,
  sentPinToEmail: employee.pinToEmail,
  sentPinDisplayText: maskedDestination(employee, employee.pinToEmail),
});

/** How somebody signs in and is written to. */
export const settingsHandlers = settings.router({
  getPasswordPolicy: settings.getPasswordPolicy.use(requireSession).handler(() => passwordPolicy),
  forceChangePassword: settings.forceChangePassword
    .use(requireSession)
    .use(inPasswordQueue)
    .handler(async ({ context, input }) => {
      // Without the old password only for those who were told to, or a stolen session could lock its owner out.
      if (!context.employee.mustChangePassword) throw new Refusal('InvalidRequest');
      await setPassword(context, input.newPassword);
      return true;
    }),
  changePassword: settings.changePassword
    .use(requireSession)
    .use(inPasswordQueue)
    .handler(async ({ context, input }) => {
      const { db, clock, employee } = context;
      const counted = `employee:${employee.id}`;
      await countAttempt(db, counted, clock.now());
      if (!(await isPassword(input.oldPassword, employee.passwordHash))) throw new Refusal('InvalidPassword');
      await forgetAttempts(db, counted);
      await setPassword(context, input.newPassword);
      return true;
    }),
  getDualFactorSettings: settings.getDualFactorSettings
    .use(requireSession)
    .handler(({ context }) => dualFactorOf(context.employee)),
  saveDualFactorSettings: settings.saveDualFactorSettings
    .use(requireSession)
    .handler(async ({ context, input }) => {
      const { db, employee } = context;
      const change = { dualFactor: input.isDualFactorEnabled, pinToEmail: input.sentPinToEmail };
      await db.update(employees).set(change).where(eq(employees.id, employee.id));
      const changed = { ...employee, ...change };
      // The code that proves the new destination; main/VerifyDualFactorAuthenticationPin takes it.
      if (change.dualFactor && (!employee.dualFactor || employee.pinToEmail !== change.pinToEmail))
        await sendPin(context, changed);
      return dualFactorOf(changed);
    }),
  setLanguage: settings.setLanguage.use(requireSession).handler(async ({ context, input }) => {
    const { language } = input;
    await context.db
      .update(employees)
      .set({ language, chosenLanguage: language })
      .where(eq(employees.id, context.employee.id));
    return true;
  }),
});
