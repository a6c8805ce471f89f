import { eq } from 'drizzle-orm';
import type { AreaSeed } from '../../seeds/area-seed.ts';
import { employees } from '../session/index.ts';
import { hashOf, makeLink, newSecret } from './links.ts';
import { guardianConsents } from './tables.ts';
import { textGuardian } from './words.ts';

/** How old minors are when they are inserted, years. */
const minorAge = 16;

/** Makes a seeded person who has a guardian a minor, and sends the guardian the link. */
export const guardianSeed: AreaSeed = async (tx, { id, now, seed }) => {
  if (seed.guardianPhone === undefined) return;
  const birthDate = `${now.getUTCFullYear() - minorAge}-01-15`;
  const [minor] = await tx.update(employees).set({ birthDate }).where(eq(employees.id, id)).returning();
  const color = newSecret();
  const [consent] = await tx
    .insert(guardianConsents)
    .values({ employeeId: id, guardianPhone: seed.guardianPhone, color, colorHash: hashOf(color) })
    .returning();
  if (!minor || !consent) throw new Error(`The guardian of ${seed.userName} was not written.`);
  const link = await makeLink(tx, consent, now);
  await textGuardian(tx, minor, { phone: seed.guardianPhone, link, at: now });
};
