import { and, eq, inArray } from 'drizzle-orm';
import { underLocks } from '../../platform/db/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import {
  addressMs,
  addressOf,
  avatarsOf,
  findFile,
  keepFile,
  pictureAddress,
  readPicture,
  setAvatar,
} from '../media/index.ts';
import { employments } from '../session/index.ts';
import { setGroupPicture } from './chat/change-group.ts';
import type { AtWork } from './require-organization.ts';
import { connectPeople } from './tables.ts';

interface NewPicture {
  readonly file: File;
  readonly customId: string;
}

/** Keeps a picture of the person. Refuses with FileTypeRefused and DailyLimitReached. */
export async function keepPicture(context: AtWork, { file, customId }: NewPicture) {
  const { db, employee, clock } = context;
  const read = await readPicture(context, file);
  const kept = await keepFile(db, { ...read, customId, ownerId: employee.id, at: clock.now() });
  return {
    ...{ contentType: kept.contentType, filename: kept.fileName, size: kept.size, sid: kept.sid },
    url: addressOf(context, kept.sid, addressMs.picture).url,
  };
}

/** Shows the person by a picture of their own, or by none. Refuses with InvalidRequest for anybody else and for other people's pictures. */
export async function saveAvatar(
  context: AtWork,
  { userID, avatarSid }: { readonly userID: number; readonly avatarSid: string | null },
) {
  const { db, employee } = context;
  if (userID !== employee.id) throw new Refusal('InvalidRequest', undefined, 'userID');
  await underLocks(db, async (tx) => {
    const file = avatarSid === null ? null : await findFile(tx, avatarSid);
    if (file && (file.ownerId !== employee.id || !file.contentType.startsWith('image/')))
      throw new Refusal('InvalidRequest', undefined, 'avatarSid');
    if (file === undefined) throw new Refusal('InvalidRequest', undefined, 'avatarSid');
    await setAvatar(tx, employee.id, avatarSid);
  });
  return { userID, imageURL: pictureAddress(context, avatarSid) };
}

/** The pictures of people of the organization. People of other organizations are left out. */
export async function picturesOf(context: AtWork, ids: readonly number[]) {
  const { db, organizationId } = context;
  const people = await db
    .selectDistinct({ id: employments.employeeId })
    .from(employments)
    .where(and(eq(employments.employerId, organizationId), inArray(employments.employeeId, [...ids])));
  const pictures = await avatarsOf(
    db,
    people.map(({ id }) => id),
  );
  return people.map(({ id }) => ({ userID: id, imageURL: pictureAddress(context, pictures.get(id)) }));
}

/** Shows a group by a picture; the one before is gone. Refuses with ConversationNotFound, NotGroupAdmin, FileTypeRefused and DailyLimitReached. */
export async function changeGroupPicture(
  context: AtWork,
  { file, customId, conversationSID: sid }: NewPicture & { readonly conversationSID: string },
) {
  const { sid: imageSid } = await keepPicture(context, { file, customId });
  return setGroupPicture(context, { sid, imageSid });
}

/** Keeps what the person is at work, in their own words. Refuses with InvalidRequest for anybody else. */
export async function saveJobTitle(
  { db, employee }: AtWork,
  { userID, jobTitle }: { readonly userID: number; readonly jobTitle: string },
): Promise<true> {
  if (userID !== employee.id) throw new Refusal('InvalidRequest', undefined, 'userID');
  const values = { jobTitle: jobTitle.trim() };
  await db
    .insert(connectPeople)
    .values({ employeeId: employee.id, ...values })
    .onConflictDoUpdate({ target: connectPeople.employeeId, set: values });
  return true;
}
