import { announcementsContract } from '@dayfare/api/connect/announcements/announcements-contract';
import { mayAnnounce } from '@dayfare/domain/connect';
import { implement } from '@orpc/server';
import { Refusal } from '../../../platform/http/refusal.ts';
import { wants } from '../../profile/index.ts';
import { type ApiContext, requireSession } from '../../session/index.ts';
import { roleOf } from '../people.ts';
import { requireOrganization } from '../require-organization.ts';
import {
  announce,
  announcementsOf,
  mark,
  readersOf,
  requireAnnouncement,
  wireAnnouncements,
} from './announce.ts';
import { imageOf, keepImage } from './images.ts';
import { remind, withdraw } from './manage.ts';

const calls = implement(announcementsContract)
  .$context<ApiContext>()
  .use(requireSession)
  .use(requireOrganization);

const mostAtOnce = 50;

/** What an organization tells its people, and who likes and has read it. */
export const announcementsHandlers = calls.router({
  companyMessagesByOrganizationID: calls.companyMessagesByOrganizationID.handler(
    async ({ context, input }) => {
      if (Number(input.organizationUniqueCode) !== context.organizationId)
        throw new Refusal('InvalidRequest', undefined, 'organizationUniqueCode');
      const rows = await announcementsOf(context, false);
      const size = Math.min(Math.max(1, Number(input.pageSize)), mostAtOnce);
      const from = Math.max(0, Number(input.pageNumber) - 1) * size;
      const shown = rows.slice(from, from + size);
      return {
        companyMessages: await wireAnnouncements(context, shown),
        total: rows.length,
      };
    },
  ),
  getCompanyMessage: calls.getCompanyMessage.handler(async ({ context, input }) => {
    const { db, employee } = context;
    if (Number(input.userID) !== employee.id) throw new Refusal('InvalidRequest', undefined, 'userID');
    const hasOffers = await wants(db, employee.id, 'Services', 'Offers');
    const rows = (await announcementsOf(context, hasOffers ? undefined : false)).slice(0, mostAtOnce);
    const shown = await wireAnnouncements(context, rows);
    return {
      companyMessages: shown.map((one, at) => ({ ...one, isMarketing: rows[at]?.isMarketing ?? false })),
      mayAnnounce: mayAnnounce(await roleOf(db, employee.id)),
    };
  }),
  saveCompanyMessage: calls.saveCompanyMessage.handler(({ context, input }) => announce(context, input)),
  withdrawCompanyMessage: calls.withdrawCompanyMessage.handler(({ context, input }) =>
    withdraw(context, input.companyMessageID),
  ),
  remindOfCompanyMessage: calls.remindOfCompanyMessage.handler(({ context, input }) =>
    remind(context, input.companyMessageID),
  ),
  uploadImageForCompanyMessage: calls.uploadImageForCompanyMessage.handler(({ context, input }) =>
    keepImage(context, input.file),
  ),
  getCompanyMessageImage: calls.getCompanyMessageImage.handler(async ({ context, input }) => {
    const { id } = await requireAnnouncement(context, { id: Number(input.companyMessageID) });
    return imageOf(context.db, id);
  }),
  likeCompanyMessage: calls.likeCompanyMessage.handler(({ context, input }) =>
    mark(context, {
      ...{ id: input.companyMessageID, kind: 'like', isOn: input.isLiked, isMarketing: false },
    }),
  ),
  acknowledgedCompanyMessage: calls.acknowledgedCompanyMessage.handler(({ context, input }) =>
    mark(context, { id: input.companyMessageID, kind: 'read', isOn: true, isMarketing: false }),
  ),
  getCompanyMessagesLikes: calls.getCompanyMessagesLikes.handler(({ context, input }) =>
    readersOf(context, { id: Number(input.companyMessageID), kind: 'like', isMarketing: false }),
  ),
  getCompanyMessagesAcknowledged: calls.getCompanyMessagesAcknowledged.handler(({ context, input }) =>
    readersOf(context, { id: Number(input.companyMessageID), kind: 'read', isMarketing: false }),
  ),
  likeCompanyMessageMarketing: calls.likeCompanyMessageMarketing.handler(({ context, input }) =>
    mark(context, {
      ...{ id: input.companyMessageID, kind: 'like', isOn: input.isLiked, isMarketing: true },
    }),
  ),
  acknowledgedCompanyMarketingMessage: calls.acknowledgedCompanyMarketingMessage.handler(
    ({ context, input }) =>
      mark(context, { id: input.companyMessageID, kind: 'read', isOn: true, isMarketing: true }),
  ),
  getCompanyMessagesMarketingLikes: calls.getCompanyMessagesMarketingLikes.handler(({ context, input }) =>
    readersOf(context, { id: Number(input.companyMessageID), kind: 'like', isMarketing: true }),
  ),
  getCompanyMessagesMarketingAcknowledged: calls.getCompanyMessagesMarketingAcknowledged.handler(
    ({ context, input }) =>
      readersOf(context, { id: Number(input.companyMessageID), kind: 'read', isMarketing: true }),
  ),
});
