import type { CurrentUser } from './current-user.ts';

/** The fields of the stored user that sign-up reads. */
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

/** Returns sign-up's view of a user. */
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
