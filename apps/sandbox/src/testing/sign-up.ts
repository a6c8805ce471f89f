import { enrollmentContract, type WireEnrollmentRequest } from '@dayfare/api/enrollment/contract';
import { type EnrollmentScreen, enrollmentScreen } from '@dayfare/domain/enrollment';
import { desc, eq } from 'drizzle-orm';
import { outbox } from '../platform/http/tables.ts';
import type { TestSandbox } from './open.ts';

/** The code that was sent to a number last; `none` without any. */
export async function codeSentTo({ db }: Pick<TestSandbox, 'db'>, recipient: string): Promise<string> {
  const [message] = await db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, recipient))
    .orderBy(desc(outbox.id))
    .limit(1);
  return /\d{6}/.exec(message?.body ?? '')?.[0] ?? 'none';
}

/** A sign-up whose code has been asked for, and functions that go on with it. */
export async function beginSignUp(
  sandbox: Pick<TestSandbox, 'db' | 'device'>,
  {
    mobileNumber,
    dialingCode = '1',
    reference = 'TEST42',
  }: { readonly mobileNumber: string; readonly dialingCode?: string; readonly reference?: string },
) {
  const calls = sandbox.device().client(enrollmentContract);
  const begun = await calls.verifyMobile({ dialingCode, mobileNumber }, { context: { reference } });
  const send = async (
    screen: EnrollmentScreen,
    { EnrollmentData = {}, ...fields }: Partial<WireEnrollmentRequest> = {},
  ) => {
    const answer = await calls.processEnrollmentRequest(
      {
        EnrollmentReferenceID: begun.EnrollmentReferenceID,
        CurrentScreen: enrollmentScreen.toWire(screen),
        ...{ EnrollmentData, ...fields },
      },
      { context: { reference } },
    );
    return { ...answer, next: enrollmentScreen.fromWire(answer.CurrentScreen) };
  };
  const enterCode = async (fields: Partial<WireEnrollmentRequest> = {}) =>
    send('PINCodeInput', {
      sentPinIDString: begun.sentPinIDString,
      PinCode: await codeSentTo(sandbox, `+${dialingCode}${mobileNumber}`),
      ...fields,
    });
  return { calls, begun, send, enterCode };
}
