import { os } from '@orpc/server';
import { Refusal } from '../../platform/http/refusal.ts';
import { type ApiContext, employmentOf, type SignedIn } from '../session/index.ts';

/** Who is asking, and for which organization they work. */
export interface AtWork extends ApiContext, SignedIn {
  readonly organizationId: number;
}

/** Sets the organization that the call is about, after `requireSession`. Refuses with ConnectNotAvailable without an employer that was chosen. */
export const requireOrganization = os
  .$context<ApiContext & SignedIn>()
  .middleware(async ({ context, next }) => {
    const employment = await employmentOf(context.db, context);
    const organizationId = employment?.employerId ?? null;
    if (organizationId === null) throw new Refusal('ConnectNotAvailable');
    return next({ context: { organizationId } });
  });

/** Who a call is about, as it says. What it doesn't say is left alone. */
interface About {
  readonly userID?: number | string;
  readonly branchUserID?: number | string;
  readonly organizationID?: number | string;
}

/** Refuses with InvalidRequest requests for another user or organization. */
export function requireOwn({ employee, organizationId }: AtWork, about: About): void {
  for (const field of ['userID', 'branchUserID'] as const)
    if (about[field] !== undefined && Number(about[field]) !== employee.id)
      throw new Refusal('InvalidRequest', undefined, field);
  if (about.organizationID !== undefined && Number(about.organizationID) !== organizationId)
    throw new Refusal('InvalidRequest', undefined, 'organizationID');
}
