import type { CurrentUser } from './current-user.ts';

/** What the sign-up reads of the stored user. */
export type SignUpUser = Pick<
  CurrentUser,
  | 'userId'
  | 'id'
  | 'userType'
  | 'businessId'
  | 'companyName'
  | 'authToken'
  | 'businesses'
  | 'regionId'
  | 'userName'
  | 'emailAddress'
  | 'mobileNumber'
>;

/** The sign-up's view of a user, without the rest. */
export function signUpUser(user: CurrentUser): SignUpUser {
  const { userId, id, userType, businessId, companyName, authToken } = user;
  const { businesses, regionId, userName, emailAddress, mobileNumber } = user;
  return {
    userId,
    id,
    userType,
    businessId,
    companyName,
    authToken,
    businesses,
    regionId,
    userName,
    emailAddress,
    mobileNumber,
  };
}
