import { randomUUID } from 'node:crypto';
import type { WireProfile } from '@dayfare/api/profile/contract';
import { underLocks } from '../../platform/db/transaction.ts';
import { keepFile, readPicture, setAvatar } from '../media/index.ts';
import type { ApiContext, SignedIn } from '../session/index.ts';
import { profileOf } from './profile.ts';

/** What JPEG begins with in base64. */
const jpegBeginning = '/9j/';

/** Shows the person by a picture, or by none. The same again changes nothing but its address. Refuses with FileTypeRefused and DailyLimitReached. */
export async function changeAvatar(
  context: ApiContext & SignedIn,
  image: string | null,
): Promise<WireProfile> {
  const { db, employee, clock } = context;
  const name = image?.startsWith(jpegBeginning) ? 'picture.jpg' : 'picture.png';
  const read =
    image === null ? null : await readPicture(context, new File([Buffer.from(image, 'base64')], name));
  await underLocks(db, async (tx) => {
    const kept =
      read &&
      (await keepFile(tx, { ...read, customId: randomUUID(), ownerId: employee.id, at: clock.now() }));
    await setAvatar(tx, employee.id, kept?.sid ?? null);
  });
  return profileOf(context, employee);
}
