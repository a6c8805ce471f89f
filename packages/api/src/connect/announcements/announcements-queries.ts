import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient, ApiError } from '../../transport/index.ts';
import { type UploadOptions, upload } from '../../upload/index.ts';
import { type Entity, instantFromWire, maybe } from '../../wire/index.ts';
import { entityQuery, hour, minute, writeDefaults } from '../../wire/query-defaults.ts';
import { announcementsContract, type WireAnnouncement, type WireReaders } from './announcements-contract.ts';

const announcementsKey = ['connect', 'announcements'] as const;

/** What an organization or a partner tells its people. */
export type Announcement = Entity<typeof announcementFromWire>;

function announcementFromWire(wire: WireAnnouncement & { readonly isMarketing: boolean }) {
  return {
    ...{ id: wire.companyMessageID, title: wire.title, detail: wire.detail, author: wire.authorName },
    ...{ at: instantFromWire(wire.createdAt), isMarketing: wire.isMarketing },
    ...{ likes: wire.likes, isLiked: wire.isLiked, acknowledged: wire.acknowledged },
    ...{ isAcknowledged: wire.isAcknowledged, needsAcknowledgement: wire.needsAcknowledgement },
    ...{ hasImage: wire.hasImage, authorId: wire.authorID },
    action: placeOf(wire.actionURL),
    manage: wire.manage && {
      ...wire.manage,
      nextReminderAt: maybe(instantFromWire, wire.manage.nextReminderAt),
    },
  };
}

/** An address outside of the app with the name of its host; null for none, and for what is no address of a site that is safe on its way. */
function placeOf(address: string | null): { readonly url: string; readonly host: string } | null {
  const url = address === null ? null : URL.parse(address);
  return url?.protocol === 'https:' ? { url: url.href, host: url.host.replace(/^www\./, '') } : null;
}

/** Every announcement for the person, the newest first, and whether they may make one. */
export function announcementsQuery(api: ApiClient, userID: number) {
  return entityQuery({
    queryKey: [...announcementsKey, userID],
    ask: ({ signal }) => api.client(announcementsContract).getCompanyMessage({ userID }, { signal }),
    read: ({ companyMessages, mayAnnounce }) => ({
      all: companyMessages.map(announcementFromWire),
      mayAnnounce,
    }),
    staleTime: minute,
  });
}

const readerFromWire = ({ userID, name, at }: WireReaders['people'][number]) => ({
  ...{ id: userID, name },
  at: instantFromWire(at),
});

/** Who likes an announcement, or has acknowledged it, the earliest first; by the call of its kind. */
export function readersQuery(
  api: ApiClient,
  { id, isMarketing }: Pick<Announcement, 'id' | 'isMarketing'>,
  kind: 'likes' | 'acknowledged',
) {
  const calls = api.client(announcementsContract);
  const ask =
    kind === 'likes'
      ? isMarketing
        ? calls.getCompanyMessagesMarketingLikes
        : calls.getCompanyMessagesLikes
      : isMarketing
        ? calls.getCompanyMessagesMarketingAcknowledged
        : calls.getCompanyMessagesAcknowledged;
  return entityQuery({
    queryKey: [...announcementsKey, 'readers', id, kind],
    ask: ({ signal }) => ask({ companyMessageID: id }, { signal }),
    read: ({ people }) => people.map(readerFromWire),
    staleTime: 0,
  });
}

/** The image of an announcement, as an address that an image can show. */
export function announcementImageQuery(api: ApiClient, companyMessageID: number) {
  return entityQuery({
    queryKey: [...announcementsKey, 'image', companyMessageID],
    ask: ({ signal }) =>
      api.client(announcementsContract).getCompanyMessageImage({ companyMessageID }, { signal }),
    read: ({ mediaType, base64 }) => `data:${mediaType};base64,${base64}`,
    staleTime: hour,
    meta: { isNeverStored: true },
  });
}

/** Something to announce. */
export interface AnnouncementDraft {
  /** Minted once for each announcement: sent again after a lost answer, it is the same one. */
  readonly customId: string;
  readonly title: string;
  readonly detail: string;
  readonly needsAcknowledgement: boolean;
  readonly image: number | null;
  /** When people see it: `2026-10-16T16:00:00.000Z`; null: now. */
  readonly publishAt: string | null;
}

/** Announces something, and has the announcements asked for again. Rejects with ApiError. */
export async function announce(
  api: ApiClient,
  client: QueryClient,
  { image, ...draft }: AnnouncementDraft,
): Promise<{ readonly id: number }> {
  const made = await api
    .client(announcementsContract)
    .saveCompanyMessage({ ...draft, ...(image !== null && { imageID: image }) });
  await client.invalidateQueries({ queryKey: announcementsKey });
  return { id: made.companyMessageID };
}

/** Sends an image for an announcement that is to be made, and gives its number. Rejects with ApiError. */
export async function sendAnnouncementImage(
  api: ApiClient,
  file: File,
  options: UploadOptions,
): Promise<number> {
  const { imageID } = await upload(
    api,
    announcementsContract.uploadImageForCompanyMessage,
    { file },
    options,
  );
  return imageID;
}

/** What those who may announce do with an announcement. */
export interface ManageAction {
  readonly id: number;
  readonly do: 'withdraw' | 'remind';
}

/** Takes an announcement back, or reminds those who have yet to acknowledge it. Rejects with ApiError: `NotAnnouncer`, `TooManyReminders`. */
export function manageAnnouncementMutation(api: ApiClient) {
  const calls = api.client(announcementsContract);
  return mutationOptions<unknown, ApiError, ManageAction>({
    ...writeDefaults,
    mutationKey: announcementsKey,
    mutationFn: ({ id: companyMessageID, do: what }) =>
      what === 'withdraw'
        ? calls.withdrawCompanyMessage({ companyMessageID })
        : calls.remindOfCompanyMessage({ companyMessageID }),
    onSettled: (_answer, _error, _action, _before, { client }) =>
      client.invalidateQueries({ queryKey: announcementsKey }),
  });
}

/** What is done with an announcement. */
export interface AnnouncementAction {
  readonly announcement: Announcement;
  readonly kind: 'like' | 'unlike' | 'acknowledge';
}

/** Likes or acknowledges an announcement, by the calls of its kind. Repeating it changes nothing. */
export function announcementMutation(api: ApiClient) {
  const calls = api.client(announcementsContract);
  return mutationOptions<unknown, ApiError, AnnouncementAction>({
    ...writeDefaults,
    mutationKey: announcementsKey,
    mutationFn: ({ announcement: { id, isMarketing }, kind }) => {
      const named = { companyMessageID: id };
      if (kind === 'acknowledge')
        return isMarketing
          ? calls.acknowledgedCompanyMarketingMessage(named)
          : calls.acknowledgedCompanyMessage(named);
      const like = { ...named, isLiked: kind === 'like' };
      return isMarketing ? calls.likeCompanyMessageMarketing(like) : calls.likeCompanyMessage(like);
    },
    onSettled: (_answer, _error, _action, _before, { client }) =>
      client.invalidateQueries({ queryKey: announcementsKey }),
  });
}
