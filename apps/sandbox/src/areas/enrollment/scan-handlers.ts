import { randomBytes, randomUUID } from 'node:crypto';
import { scanContract } from '@dayfare/api/enrollment/scan-contract';
import { implement } from '@orpc/server';
import { and, eq } from 'drizzle-orm';
import { networkOf } from '../../platform/http/client-address.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { spendQuota } from '../../platform/limits/quotas.ts';
import type { ApiContext } from '../session/index.ts';
import { hashOfSecret } from './code.ts';
import { idScans } from './tables.ts';
import { readDocument } from './test-document.ts';

const scan = implement(scanContract).$context<ApiContext>();
const scansPerAddress = { points: 60, perMs: 15 * 60_000 } as const;

/** Reads identity documents, as far as they are ours. */
export const scanHandlers = scan.router({
  getIDologyToken: scan.getIDologyToken.handler(async ({ context }) => {
    const { db, clock, clientAddress } = context;
    const key = ['id-scan address', networkOf(clientAddress)] as const;
    if (!(await spendQuota(db, key, scansPerAddress, { now: clock.now() })))
      throw new Refusal('TooManyRequests');
    const token = randomBytes(32).toString('base64url');
    const queryid = randomUUID();
    await db.insert(idScans).values({
      ...{ id: queryid, tokenHash: hashOfSecret(token), status: 'waiting', createdAt: clock.now() },
    });
    return { token, queryid };
  }),
  uploadIdentityDocument: scan.uploadIdentityDocument.handler(async ({ context, input }) => {
    const bytes = Buffer.from(await input.file.arrayBuffer());
    const { status, document } = readDocument(bytes, input.file.name);
    const taken = await context.db
      .update(idScans)
      .set({ status, document: document && JSON.stringify(document) })
      .where(and(eq(idScans.id, input.queryid), eq(idScans.tokenHash, hashOfSecret(input.token))))
      .returning({ id: idScans.id });
    if (taken.length === 0) throw new Refusal('NotFound');
    return true;
  }),
  getIDologyScan: scan.getIDologyScan.handler(async ({ context, input }) => {
    const userId = Number(input.userid);
    if (userId !== 0 && userId !== context.signedIn?.employee.id) throw new Refusal('NotFound');
    const [found] = await context.db
      .select({ status: idScans.status })
      .from(idScans)
      .where(eq(idScans.id, input.queryid));
    if (!found) throw new Refusal('NotFound');
    return found;
  }),
});
