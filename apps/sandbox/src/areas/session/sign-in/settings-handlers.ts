import { settingsContract } from '@dayfare/api/session/settings-contract';
import { implement } from '@orpc/server';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../../platform/http/refusal.ts';
import { inPasswordQueue } from '../../../platform/limits/in-password-queue.ts';
import type { ApiContext } from '../api-context.ts';
import { maskedDestination } from '../codes/pins.ts';
import { recordEvent } from '../notices/security-events.ts';
import { isPassword } from '../passwords/password.ts';
import { passwordPolicy } from '../passwords/password-policy.ts';
import { setPassword } from '../passwords/set-password.ts';
import { requireSession } from '../require-session.ts';
import { type Employee, employees } from '../tables.ts';
import { countAttempt, forgetAttempts } from './attempts.ts';
import { changeTwoStep } from './two-step.ts';

const settings = implement(settingsContract).$context<ApiContext>();

const dualFactorOf = (employee: Employee) => ({
  isDualFactorEnabled: employee.dualFactor,
  sentPinToEmail: employee.pinToEmail,
  sentPinDisplayText: maskedDestination(employee, employee.pinToEmail),
});

/** How someone signs in and is written to. */
export const settingsHandlers = settings.router({
  // Open: people who sign up choose a password before there is a session.
  getPasswordPolicy: settings.getPasswordPolicy.handler(() => passwordPolicy),
  forceChangePassword: settings.forceChangePassword
    .use(requireSession)
    .use(inPasswordQueue)
    .handler(async ({ context, input }) => {
      const { employee, session } = context;
      // Without the old password only for those who were told to, or a stolen session could lock its owner out.
      if (!employee.mustChangePassword) throw new Refusal('InvalidRequest');
      await setPassword(context, employee, {
        password: input.newPassword,
        keeps: session,
        ...{ tellByEmail: true, event: 'passwordChanged', ifOutdated: 'InvalidRequest' },
      });
      return true;
    }),
  changePassword: settings.changePassword
    .use(requireSession)
    .use(inPasswordQueue)
    .handler(async ({ context, input }) => {
      const { db, clock, employee, session, clientAddress: address } = context;
      const counted = ['employee', employee.id] as const;
      await countAttempt(db, counted, clock.now());
      if (!(await isPassword(input.oldPassword, employee.passwordHash))) {
        const { id: employeeId } = employee;
        await recordEvent(db, { kind: 'passwordChangeRefused', employeeId, address, at: clock.real() });
        throw new Refusal('InvalidPassword');
      }
      await forgetAttempts(db, counted);
      await setPassword(context, employee, {
        password: input.newPassword,
        keeps: session,
        ...{ tellByEmail: true, event: 'passwordChanged', ifOutdated: 'InvalidPassword' },
      });
      return true;
    }),
  getDualFactorSettings: settings.getDualFactorSettings
    .use(requireSession)
    .handler(({ context }) => dualFactorOf(context.employee)),
  saveDualFactorSettings: settings.saveDualFactorSettings
    .use(requireSession)
    .handler(async ({ context, input }) => {
      const { employee } = context;
      const wanted = { dualFactor: input.isDualFactorEnabled, pinToEmail: input.sentPinToEmail };
      await changeTwoStep(context, wanted);
      return dualFactorOf({ ...employee, ...wanted });
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
