import type { WireCurrentUser } from './current-user.ts';

/** A person as the chat and marketing know them, by the documents' names. Null: unknown, or none. */
export type ChatUser = ReturnType<typeof toChatUser>;

/** What of a signed-in person the chat and marketing may know: neither a number, an address nor anything that signs in. */
export function toChatUser(user: Omit<WireCurrentUser, 'authToken' | 'signingKey'>) {
  return {
    userID: user.userID,
    userType: user.userType,
    referenceBranchUserID: user.referenceBranchUserID,
    departmentName: user.departmentName ?? null,
    payFrequency: user.payFrequency,
    d2CDisclosures: user.d2CDisclosures ?? false,
    enableHybridModel: user.enableHybridModel ?? false,
    enrollmentDate: user.enrollmentDate ?? null,
    membershipType: user.membershipType,
    payrollProvider: user.payrollProvider ?? 0,
    partner: user.partner,
    userUniqueID: user.userUniqueID ?? null,
    firstName: user.firstName,
    lastName: user.lastName,
    /** 0 without an employer. */
    organizationID: user.businessId,
  };
}
