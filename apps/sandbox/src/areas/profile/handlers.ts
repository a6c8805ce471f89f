import { profileContract } from '@dayfare/api/profile/contract';
import { implement } from '@orpc/server';
import { type ApiContext, requireSession } from '../session/index.ts';
import { changeAvatar } from './change-avatar.ts';
import { sendContactCode, takeContact } from './change-contact.ts';
import { changeDetails, noteBirthDate } from './change-details.ts';
import { profileOf } from './profile.ts';

const profile = implement(profileContract).$context<ApiContext>().use(requireSession);

/** The user's details, and how they are reached. */
export const profileHandlers = profile.router({
  getProfile: profile.getProfile.handler(({ context }) => profileOf(context, context.employee)),
  getBasicProfile: profile.getBasicProfile.handler(({ context: { employee } }) => ({
    ...{ userID: employee.id, firstName: employee.firstName, lastName: employee.lastName },
  })),
  saveProfileDetails: profile.saveProfileDetails.handler(({ context, input }) =>
    changeDetails(context, input),
  ),
  saveAvatar: profile.saveAvatar.handler(({ context, input }) => changeAvatar(context, input.image)),
  saveDateOfBirth: profile.saveDateOfBirth.handler(({ context, input }) =>
    noteBirthDate(context, input.dateOfBirth),
  ),
  sendContactCode: profile.sendContactCode.handler(({ context, input }) => sendContactCode(context, input)),
  saveProfile: profile.saveProfile.handler(({ context, input }) => takeContact(context, input)),
});
