import { userContract, type WireUserChange } from '@dayfare/api/enrollment/user-contract';
import { implement } from '@orpc/server';
import { eq } from 'drizzle-orm';
import { Refusal } from '../../platform/http/refusal.ts';
import { inPasswordQueue } from '../../platform/limits/in-password-queue.ts';
import { recordAcceptances, termsShown } from '../contracts/index.ts';
import { type ApiContext, requireSession, type SignedIn, setPassword } from '../session/index.ts';
import { userRecords } from './tables.ts';
import { hasRecord, saidBefore, saidIn, userRecordOf, writeSaid, writeTokens } from './user-record.ts';

const user = implement(userContract).$context<ApiContext>();

/** Writes a change and gives the record as it is then. `isWhole`: what is left out is forgotten. */
async function change(context: ApiContext & SignedIn, input: WireUserChange, isWhole: boolean) {
  const { db, employee } = context;
  const before = await userRecordOf(db, employee);
  const said = saidIn(before, input);
  await writeSaid(db, employee.id, isWhole ? said : { ...saidBefore(before), ...said });
  return userRecordOf(db, employee);
}

/** The enrollment record of the signed-in person. */
export const userHandlers = user.router({
  getUserById: user.getUserById.use(requireSession).handler(({ context, input }) => {
    const { db, employee } = context;
    const isOwn =
      Number(input.UserId) === employee.id &&
      input.Email.trim().toLowerCase() === employee.emailAddress.toLowerCase();
    if (!isOwn) throw new Refusal('NotFound');
    return userRecordOf(db, employee);
  }),
  createUser: user.createUser.use(requireSession).handler(async ({ context, input }) => {
    if (await hasRecord(context.db, context.employee.id)) throw new Refusal('AlreadyRegisterUser');
    return change(context, input, true);
  }),
  replaceUser: user.replaceUser
    .use(requireSession)
    .handler(({ context, input }) => change(context, input, true)),
  deleteUser: user.deleteUser.use(requireSession).handler(async ({ context, input }) => {
    const { db, employee } = context;
    if (Number(input.Id) !== employee.id) throw new Refusal('NotFound');
    await db.delete(userRecords).where(eq(userRecords.employeeId, employee.id));
    return true;
  }),
  updateUser: user.updateUser
    .use(requireSession)
    .handler(({ context, input }) => change(context, input, false)),
  updatePassword: user.updatePassword
    .use(requireSession)
    .use(inPasswordQueue)
    .handler(async ({ context, input }) => {
      const { employee, session } = context;
      // Without the old password only for those who were told to, or a stolen session could lock its owner out.
      if (!employee.mustChangePassword || input.userID !== employee.id) throw new Refusal('InvalidRequest');
      await setPassword(context, employee, {
        ...{ password: input.password, keeps: session },
        ...{ tellByEmail: true, event: 'passwordChanged', ifOutdated: 'InvalidRequest' },
      });
      return true;
    }),
  updateSubwayUserEmployeeToken: user.updateSubwayUserEmployeeToken
    .use(requireSession)
    .handler(async ({ context, input }) => {
      const { employeeToken, franchiseeToken, payrollCompanyID: payrollCompanyId } = input;
      await writeTokens(context.db, context.employee.id, {
        ...{ employeeToken, franchiseeToken, payrollCompanyId },
      });
      return true;
    }),
  saveEnrollmentAgreements: user.saveEnrollmentAgreements
    .use(requireSession)
    .handler(async ({ context, input }) => {
      // What is agreed to is what was shown: the whole of the terms, or nothing.
      const documents = termsShown(input.contractIds.split(',').map(Number));
      if (!documents) throw new Refusal('ContractNotFound');
      await recordAcceptances(context.db, {
        employeeId: context.employee.id,
        documents,
        reader: { ...context, brandingType: input.userSentBrandingType === '1' ? 1 : 0 },
        at: context.clock.now(),
      });
      return true;
    }),
});
