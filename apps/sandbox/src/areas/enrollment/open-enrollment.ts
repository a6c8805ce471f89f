import { and, eq, gt } from 'drizzle-orm';
import { Refusal } from '../../platform/http/refusal.ts';
import type { ApiContext } from '../session/index.ts';
import { hashOfSecret } from './code.ts';
import { type Enrollment, enrollments } from './tables.ts';

/**
 * The sign-up that a secret belongs to; `locked` until the transaction ends, so that others wait with its next step. Refuses with
 * EnrollmentExpired a day after it was begun.
 */
export async function openEnrollment(
  { db, clock }: ApiContext,
  secret: string,
  how: 'read' | 'locked' = 'read',
): Promise<Enrollment> {
  const its = db
    .select()
    .from(enrollments)
    .where(and(eq(enrollments.secretHash, hashOfSecret(secret)), gt(enrollments.expiresAt, clock.now())));
  const [found] = await (how === 'locked' ? its.for('update') : its);
  if (!found) throw new Refusal('EnrollmentExpired');
  return found;
}
