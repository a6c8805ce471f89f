import { unsubscribeSmartInviteContract } from '@dayfare/api/public/unsubscribe-smart-invite-contract';
import { implement } from '@orpc/server';
import type { ApiContext } from '../session/api-context.ts';
import { requireSession } from '../session/require-session.ts';

const implementation = implement(unsubscribeSmartInviteContract).$context<ApiContext>().use(requireSession);

/** Stop the invitations of a link. */
export const unsubscribeSmartInviteHandlers = implementation.router({
  unsubscribeSmartInvite: implementation.unsubscribeSmartInvite.handler(() => ({
    idOut: 3,
    status: 'Everyday checking',
    employeeID: 501,
    employeeName: 'Everyday checking',
  })),
});
