import { none, type ProofRulesOf, reads } from './proof-rule.ts';

/** Proofs of the calls of `session`. */
export const sessionRules = {
  ...reads(
    'getEWAAccounts',
    'getCaptcha',
    'getTokenOwner',
    'validateToken',
    'getDeviceInfo',
    'getPasskeys',
    'getUsers',
    'getPasswordPolicy',
    'getDualFactorSettings',
  ),
  ...none('Renews the own session; the token before is void.', ['createToken', 'switchBusinesses']),
  ...none('Signing in proves who it is.', [
    'getOuathUserByToken',
    'loginM',
    'loginWithPasskey',
    'beginPasskeySignIn',
  ]),
  ...none('Ends with the session that made it, and outlives none of its limits.', ['getHandOverToken']),
  ...none('Ends sessions, which the owner must be able to do at once.', [
    'revokeUserToken',
    'deleteDeviceInfo',
    'logOutDevice',
  ]),
  ...none('What a device says of itself; it makes none trusted.', [
    'saveDeviceInfo',
    'updatePlugSessionInfo',
    'saveGCMToken',
  ]),
  ...none('The code is the proof.', [
    'forgotPassword',
    'resetPassword',
    'verifyMachinePin',
    'resendPin',
    'verifyDualFactorAuthenticationPin',
  ]),
  ...none('The challenge was given for a proof.', ['savePasskey']),
  ...none('The old password is the proof.', ['changePassword']),
  ...none('Only while a new password is due; its owner is told.', ['forceChangePassword']),
  ...none('Words alone change.', ['setLanguage']),
  beginPasskey: { proof: 'code', tells: 'otherChannel' },
  deletePasskey: { proof: 'code', tells: 'otherChannel' },
  saveDualFactorSettings: { proof: 'code', tells: 'otherChannel' },
} satisfies ProofRulesOf<'session'>;

/** Proofs of the calls of `enrollment`. */
export const enrollmentRules = {
  ...reads('findEmployers', 'findBranch', 'getIDologyScan', 'getUserById'),
  ...none('There is no account yet; the sign-up’s own secret and code are asked for.', [
    'verifyMobile',
    'resendEnrollmentPin',
    'processEnrollmentRequest',
    'getIDologyToken',
    'uploadIdentityDocument',
    'takeWorkAccount',
  ]),
  ...none('Answers of the interface of the documents, about the own record alone.', [
    'createUser',
    'replaceUser',
    'deleteUser',
    'updateUser',
    'updateSubwayUserEmployeeToken',
    'saveEnrollmentAgreements',
  ]),
  ...none('Only while a new password is due; its owner is told.', ['updatePassword']),
} satisfies ProofRulesOf<'enrollment'>;

/** Proofs of the calls of `profile`. */
export const profileRules = {
  ...reads('getProfile', 'getBasicProfile', 'getNotificationSetting'),
  ...none('What colleagues see, or hear of.', ['saveAvatar', 'saveNotificationSetting']),
  ...none('Codes to the old and the new address are both asked for.', ['saveProfile']),
  saveProfileDetails: { proof: 'code', tells: 'otherChannel' },
  saveDateOfBirth: { proof: 'code', tells: 'otherChannel' },
  sendContactCode: { proof: 'oldChannel', tells: 'oldChannel' },
} satisfies ProofRulesOf<'profile'>;

/** Proofs of the calls of `guardian`. */
export const guardianRules = {
  ...reads(
    'checkIfTokenExpirred',
    'getContract',
    'checkConsentApproval',
    'getConsentRequest',
    'getGuardianConsent',
  ),
  ...none('A guardian has no account; the link’s own secrets are asked for.', [
    'saveEsignDateTimeStamp',
    'resendConsentLink',
    'uploadAgreements',
    'saveConsent',
    'applyCard',
  ]),
  ...none('Sends a question to a guardian, so many times a day.', ['askGuardian', 'remindGuardian']),
} satisfies ProofRulesOf<'guardian'>;

/** Proofs of the calls of `startup`. */
export const startupRules = {
  ...reads(
    'getConfigurationSettings',
    'startupDataV2',
    'checkMaintenanceStatus',
    'getDueCounts',
    'getAppConfigurationSettings',
    'getCIP',
    'identifyRegion',
    'getBranchNameMaps',
    'getBranchNameMapsByName',
  ),
  ...none('A step that is due after signing in, or the view of the own product.', [
    'saveResidentialState',
    'switchProduct',
  ]),
} satisfies ProofRulesOf<'startup'>;

/** Proofs of the calls of `contracts`. */
export const contractsRules = {
  ...reads('getContractByType', 'getListOfContracts', 'getContractByReferenceRecordID', 'getAgreedContracts'),
  ...none('Agreeing is due before anything else is allowed.', ['saveContract']),
} satisfies ProofRulesOf<'contracts'>;
