import { avatarsContract } from '@dayfare/api/connect/avatars-contract';
import { implement } from '@orpc/server';
import { Refusal } from '../../platform/http/refusal.ts';
import { type ApiContext, requireSession } from '../session/index.ts';
import { changeGroupPicture, keepPicture, picturesOf, saveAvatar, saveJobTitle } from './avatars.ts';
import { refuseForeignToken } from './refuse-foreign-token.ts';
import { requireOrganization } from './require-organization.ts';

const avatars = implement(avatarsContract)
  .$context<ApiContext>()
  .use(requireSession)
  .use(requireOrganization)
  .use(refuseForeignToken);

/** What people and groups look like, and what people are at work. */
export const avatarsHandlers = avatars.router({
  uploadUserAvatar: avatars.uploadUserAvatar.handler(({ context, input }) => keepPicture(context, input)),
  saveAvatar: avatars.saveAvatar.handler(({ context, input }) => saveAvatar(context, input)),
  userAvatar: avatars.userAvatar.handler(async ({ context, input }) => {
    const [found] = await picturesOf(context, [Number(input.userID)]);
    if (!found) throw new Refusal('ColleagueNotFound');
    return found;
  }),
  usersAvatar: avatars.usersAvatar.handler(async ({ context, input }) => ({
    avatars: await picturesOf(context, input.userIDs),
  })),
  uploadGroupAvatar: avatars.uploadGroupAvatar.handler(({ context, input }) =>
    changeGroupPicture(context, input),
  ),
  saveUser: avatars.saveUser.handler(({ context, input }) => saveJobTitle(context, input)),
});
