import { type ConversationKind, conversationKind } from '@dayfare/domain/connect';
import type { NotificationTopic } from '@dayfare/domain/profile';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { outbox } from '../../../platform/http/tables.ts';
import { whoWants } from '../../profile/index.ts';
import { devices, sessions } from '../../session/index.ts';
import { notifications } from './tables.ts';

/** A notification to one user. */
export interface Notice {
  /** What it is about. */
  readonly kind: ConversationKind;
  readonly title: string;
  /** What may stand on a locked screen. */
  readonly shortText: string;
  readonly message: string;
  /** The page that it is about; null for none. */
  readonly path: string | null;
}

/** The tokens of devices on which some people are signed in, with whose each is. */
async function tokensOf(tx: Db, ids: readonly number[]) {
  const isSignedIn = and(
    eq(sessions.employeeId, devices.employeeId),
    eq(sessions.deviceId, devices.deviceId),
    isNull(sessions.revokedAt),
  );
  return tx
    .selectDistinct({ employeeId: devices.employeeId, token: devices.pushToken })
    .from(devices)
    .innerJoin(sessions, isSignedIn)
    .where(and(inArray(devices.employeeId, [...ids]), isNotNull(devices.pushToken)));
}

/** Sends a notification to the devices on which some people are signed in, or to the one of this token. Returns to how many. */
async function push(
  tx: Db,
  ids: readonly number[],
  { title, shortText }: Notice,
  { at, token: only }: Pick<Telling, 'at' | 'token'>,
): Promise<number> {
  if (ids.length === 0) return 0;
  const sent = (await tokensOf(tx, ids)).flatMap(({ employeeId, token }) =>
    token === null || (only !== undefined && token !== only)
      ? []
      : [
          {
            ...{ employeeId, channel: 'push' as const, recipient: token, subject: title },
            ...{ body: shortText, sentAt: at },
          },
        ],
  );
  if (sent.length > 0) await tx.insert(outbox).values(sent);
  return sent.length;
}

interface Telling {
  readonly topic: NotificationTopic;
  readonly at: Date;
  /** The one device that it is for. Default: all. */
  readonly token?: string | undefined;
}

/** Takes back every notification about a page that is gone. */
export async function dropNotificationsAbout(tx: Db, path: string): Promise<void> {
  await tx.delete(notifications).where(eq(notifications.path, path));
}

/** Tells people of something in the app, and on their devices unless they don't want to be told of it there. Returns on how many. */
export async function notify(
  tx: Db,
  ids: readonly number[],
  notice: Notice,
  { topic, ...telling }: Telling,
): Promise<number> {
  if (ids.length === 0) return 0;
  await tx.insert(notifications).values(
    ids.map((employeeId) => ({
      ...{ ...notice, kind: conversationKind.toWire(notice.kind) },
      ...{ employeeId, createdAt: telling.at },
    })),
  );
  return push(tx, [...(await whoWants(tx, ids, 'PushNotification', topic))], notice, telling);
}
