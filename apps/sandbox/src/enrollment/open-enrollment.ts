import { and, eq, gt } from 'drizzle-orm';
import { Refusal } from '../platform/http/refusal.ts';
import type { ApiContext } from '../session/api-context.ts';
import { hashOfSecret } from './code.ts';
import { type Enrollment, enrollments } from './tables.ts';

/** The sign-up that a secret belongs to. Refuses with EnrollmentExpired a day after it was begun. */
export async function openEnrollment({ db, clock }: ApiContext, secret: string): Promise<Enrollment> {
  const [found] = await db
    .select()
    .from(enrollments)
    .where(and(eq(enrollments.secretHash, hashOfSecret(secret)), gt(enrollments.expiresAt, clock.now())));
  if (!found) throw new Refusal('EnrollmentExpired');
  return found;
}
