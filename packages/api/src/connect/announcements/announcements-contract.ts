import * as z from 'zod/mini';
import { call, pathNumber, wireId, wireInstant, wireNumber } from '../../wire/index.ts';

/** Characters of an announcement, at most, and bytes of its image however large the configuration allows it to be. The documents name rules, and no figures. */
export const announcementLimits = { title: 80, detail: 2_000, imageBytes: 25 * 1024 * 1024 } as const;

const title = z.string().check(z.minLength(1), z.maxLength(announcementLimits.title));
const detail = z.string().check(z.minLength(1), z.maxLength(announcementLimits.detail));

const announcement = z.object({
  companyMessageID: wireId,
  title: z.string(),
  detail: z.string(),
  authorID: wireId,
  authorName: z.string(),
  /** When people saw it first, or will. */
  createdAt: wireInstant,
  /** Whether people are asked to say that they have read it. */
  needsAcknowledgement: z.boolean(),
  likes: wireNumber,
  isLiked: z.boolean(),
  acknowledged: wireNumber,
  isAcknowledged: z.boolean(),
  hasImage: z.boolean(),
  /** Where a partner's offer leads, outside of the app; null: nowhere. */
  actionURL: z.nullable(z.string()),
  /** For those who may announce; null for others, and of a partner's. */
  manage: z.nullable(
    z.object({
      /** Whether only those who may announce see it before `createdAt`. */
      isScheduled: z.boolean(),
      /** How many have yet to acknowledge it; 0 where none is asked for. */
      waiting: wireNumber,
      /** Since when they may be reminded, or from when on; null: not any more. */
      nextReminderAt: z.nullable(wireInstant),
    }),
  ),
});

const page = z.object({ companyMessages: z.array(announcement), total: wireNumber });
const named = z.object({ companyMessageID: wireId });
const people = z.object({
  people: z.array(z.object({ userID: wireId, name: z.string(), at: wireInstant })),
});
const who = { input: z.object({ companyMessageID: pathNumber }), payload: people } as const;

/** What an organization (company) or a partner of it (marketing) tells its people. Where the documents name no fields, they are ours. */
export const announcementsContract = {
  /** Announcements of an organization, by its number, the newest first. */
  companyMessagesByOrganizationID: call('GET', 'connect/CompanyMessagesByOrganizationID', {
    input: z.object({
      organizationUniqueCode: pathNumber,
      pageNumber: pathNumber,
      pageSize: pathNumber,
    }),
    payload: page,
  }),
  /** Every announcement for the person, of the organization and, unless they want no offers, of its partners, the newest first, fifty at most. */
  getCompanyMessage: call('GET', 'connect/GetCompanyMessage', {
    input: z.object({ userID: pathNumber }),
    payload: z.object({
      companyMessages: z.array(z.object({ ...announcement.shape, isMarketing: z.boolean() })),
      /** Whether the person may make one. */
      mayAnnounce: z.boolean(),
    }),
  }),
  /** Announce something, once for each `customId`: admins and managers do. */
  saveCompanyMessage: call('POST', 'connect/SaveCompanyMessage', {
    input: z.object({
      ...{ customId: z.uuid(), title, detail, needsAcknowledgement: z.boolean() },
      /** An image that was uploaded before. */
      imageID: z.optional(wireId),
      /** When people see it and are told, 90 days ahead at most; null: now. */
      publishAt: z.optional(z.nullable(wireInstant)),
    }),
    payload: announcement,
  }),
  /** Take an announcement back, also one that is scheduled: it is no longer shown. Admins and managers do. Repeating it changes nothing. */
  withdrawCompanyMessage: call('POST', 'connect/WithdrawCompanyMessage', {
    input: named,
    payload: z.boolean(),
    meta: { ours: true },
  }),
  /** Remind those who have yet to acknowledge an announcement, once a day and three times at most. Admins and managers do. */
  remindOfCompanyMessage: call('POST', 'connect/RemindOfCompanyMessage', {
    input: named,
    payload: announcement,
    meta: { ours: true },
  }),
  /** An image for an announcement that is to be made: jpeg, jpg or png, of `ConnectAnnouncementFileSize` megabytes at most. Send it with `upload`. */
  uploadImageForCompanyMessage: call('POST', 'connect/UploadImageForCompanyMessage', {
    input: z.object({ file: z.file().check(z.maxSize(announcementLimits.imageBytes)) }),
    payload: z.object({ imageID: wireId }),
  }),
  /** The image of an announcement. */
  getCompanyMessageImage: call('GET', 'connect/GetCompanyMessageImage', {
    input: z.object({ companyMessageID: pathNumber }),
    payload: z.object({ mediaType: z.enum(['image/jpeg', 'image/png']), base64: z.string() }),
    meta: { ours: true },
  }),
  /** Like an announcement, or take it back. */
  likeCompanyMessage: call('POST', 'connect/LikeCompanyMessage', {
    input: z.object({ companyMessageID: wireId, isLiked: z.boolean() }),
    payload: announcement,
  }),
  /** Say that one has read an announcement. Repeating it changes nothing. */
  acknowledgedCompanyMessage: call('POST', 'connect/AcknowledgedCompanyMessage', {
    input: named,
    payload: announcement,
  }),
  /** Who likes an announcement. */
  getCompanyMessagesLikes: call('GET', 'connect/GetCompanyMessagesLikes', who),
  /** Who has read an announcement. */
  getCompanyMessagesAcknowledged: call('GET', 'connect/GetCompanyMessagesAcknowledged', who),
  /** Like what a partner says, or take it back. */
  likeCompanyMessageMarketing: call('POST', 'connect/LikeCompanyMessageMarketing', {
    input: z.object({ companyMessageID: wireId, isLiked: z.boolean() }),
    payload: announcement,
  }),
  /** Say that one has read what a partner says. */
  acknowledgedCompanyMarketingMessage: call('POST', 'connect/AcknowledgedCompanyMarketingMessage', {
    input: named,
    payload: announcement,
  }),
  /** Who likes what a partner says. */
  getCompanyMessagesMarketingLikes: call('GET', 'connect/GetCompanyMessagesMarketingLikes', who),
  /** Who has read what a partner says. */
  getCompanyMessagesMarketingAcknowledged: call(
    'GET',
    'connect/GetCompanyMessagesMarketingAcknowledged',
    who,
  ),
};

/** An announcement as on the wire. */
export type WireAnnouncement = z.infer<typeof announcement>;
/** Who did something with an announcement, as on the wire. */
export type WireReaders = z.infer<typeof people>;
