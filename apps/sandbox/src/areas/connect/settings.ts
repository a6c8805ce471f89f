import type { WireTokenAndSettings } from '@dayfare/api/connect/contract';
import { connectRole } from '@dayfare/domain/connect';
import { and, asc, eq } from 'drizzle-orm';
import { isSwitchedOn } from '../../platform/http/configuration.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { employments, uniqueIdOf } from '../session/index.ts';
import { ownSid } from './activity/channels.ts';
import { issueChatToken, issueToken } from './connect-token.ts';
import { areJobsOffered } from './jobs/offered.ts';
import { roleOf } from './people.ts';
import type { AtWork } from './require-organization.ts';
import { isKronosEnabled } from './shifts/shifts.ts';
import { connectPeople } from './tables.ts';

/** Both tokens, and who the person is in Connect. Refuses with InvalidRequest for another user or organization. */
export async function tokenAndSettings(
  context: AtWork,
  asked: { readonly userID: number; readonly organizationID?: number },
): Promise<WireTokenAndSettings> {
  const { db, employee, organizationId } = context;
  if (asked.userID !== employee.id) throw new Refusal('InvalidRequest', undefined, 'userID');
  if (asked.organizationID !== undefined && asked.organizationID !== organizationId)
    throw new Refusal('InvalidRequest', undefined, 'organizationID');
  const [manager] = await db
    .select({ id: connectPeople.employeeId })
    .from(connectPeople)
    .innerJoin(employments, eq(employments.employeeId, connectPeople.employeeId))
    .where(
      and(eq(employments.employerId, organizationId), eq(connectPeople.role, connectRole.toWire('Manager'))),
    )
    .orderBy(asc(connectPeople.employeeId))
    .limit(1);
  const role = await roleOf(db, employee.id);
  const [person] = await db.select().from(connectPeople).where(eq(connectPeople.employeeId, employee.id));
  const jobTitle = person?.jobTitle ?? '';
  const connect = issueToken(context, 'connect');
  return {
    ...{ connectToken: connect.token, twilioToken: issueChatToken(context).token },
    expiresAt: connect.expiresAt,
    settings: {
      ...{ userID: employee.id, organizationID: organizationId, userUniqueID: uniqueIdOf(employee.id) },
      ...{ managerUserID: manager?.id ?? null, userRole: connectRole.toWire(role), jobTitle },
      isOrganizationConnectEnabled: isSwitchedOn(context, 'IsConnectEnabled'),
      isConnectEnabled: true,
      isJobEnabled: await areJobsOffered(db, organizationId),
      isKronosEnabled: await isKronosEnabled(db, organizationId),
      activityChannelSid: ownSid(organizationId, employee.id),
    },
  };
}
