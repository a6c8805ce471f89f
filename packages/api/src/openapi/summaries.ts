import type { contract } from '../contract.ts';

type Summaries = {
  readonly [Area in keyof typeof contract]: Readonly<Record<keyof (typeof contract)[Area], string>>;
};

/** What each call does, in a line. Kept apart from the contract, which travels to the browser. */
export const summaries = {
  session: {
    loginM: 'Sign in with a phone number, e-mail address or user name, and a password',
    revokeUserToken: 'End this session, or all sessions of the user',
    forgotPassword: 'Send a code to whoever has lost the password; answers alike for everybody',
    resetPassword: 'Set a new password with that code',
    verifyMachinePin: 'Check a PIN; while signing in it opens the session and trusts the device',
    resendPin: 'Send a PIN once more, three times at most',
    verifyDualFactorAuthenticationPin: 'Check a PIN for a change of settings',
    getUsers: 'The user of a phone number, when that is the one who asks',
    createToken: 'A new token for this session; the old one is spent',
    switchBusinesses: 'Go on at another employer, on a new token',
    getEWAAccounts: 'Accounts for early pay at an employer, or at all of them with BusinessID 0',
    getOuathUserByToken: 'Sign in with a one-time token of a partner',
    saveDeviceInfo: 'Keep what a device says of itself; says whether it is trusted',
    getDeviceInfo: 'The devices that are known of the user',
    deleteDeviceInfo: 'Forget a device and end its sessions',
    updatePlugSessionInfo: 'Where this session is used from',
    saveGCMToken: 'Push token of a native device',
    getPasswordPolicy: 'What is asked of a new password',
    forceChangePassword: 'Set the password that has to be changed after sign-in',
    changePassword: 'Change the password; ends every other session',
    getDualFactorSettings: 'Whether new devices need a PIN, and where it goes',
    saveDualFactorSettings: 'Change whether new devices need a PIN, and where it goes',
    setLanguage: 'Language that the user is written to in',
  },
  startup: {
    getConfigurationSettings: 'Configuration as a list of keys and values',
    startupDataV2: 'Startup data of a module, with the shared data on request',
    checkMaintenanceStatus: 'Whether the app can be used again',
    getAppConfigurationSettings: 'Configuration: the other spelling of the path, answers alike',
    getCIP: 'The address that this request comes from',
    identifyRegion: 'Region of a person, and the site that serves it',
    getBranchNameMaps: 'Employers that have a page of their own',
    getBranchNameMapsByName: 'Employers with a page of their own, by the beginning of their name',
    saveResidentialState: 'State or province that the user lives in',
    switchProduct: 'Switch between early pay through an employer and the direct product',
  },
  money: {
    getAvailableFunds: 'What can be taken now, and how that was worked out',
    getEarnings: 'Earnings of the current pay period, in total and by day',
    getInstruments: 'Where money can be sent to',
    previewTransaction: 'Quote a transfer at both speeds; moves nothing',
    performTransaction: 'Perform a previewed transfer, once for each idempotency key',
    transactionByKey: 'What became of the transfer with this idempotency key; moves nothing',
    closeTransferKey:
      'Refuse whatever still arrives with this idempotency key, unless it has been carried out',
    getTransactionHistory: 'A page of transactions',
    transactionDetails: 'One transaction in full',
    cancelTransaction: 'Cancel a transfer that has not left yet',
    cancelTransactionAlternate: 'Cancel a transfer: the other spelling of the path, answers alike',
    sendEmailReceipt: 'E-mail the receipt of a transaction',
    uploadEarningProof: 'A file that proves earnings',
  },
  contracts: {
    getContractByType: 'The documents of a type, in the order in which they are to be agreed to',
    getListOfContracts: 'Documents of several types, in the order asked for',
    getContractByReferenceRecordID: 'The documents that were agreed to with a transfer or another record',
    saveContract: 'Record that a document was agreed to',
  },
  analytics: {
    sendEvents: 'A batch of events; sent again with the same key it counts once',
    saveAction: 'One thing that the user did',
    saveEvents: 'Mark events of the user as active',
    getEvents: 'The events that were marked',
    logClientCalls: 'A fault of the app itself',
  },
} as const satisfies Summaries;

/** What each area is about. */
export const areaDescriptions = {
  session: 'Signing in and out.',
  startup: 'Configuration and startup data.',
  money: 'Earned wages and moving them.',
  contracts: 'Documents that a user agrees to.',
  analytics: 'What the app tells about itself.',
} as const satisfies Record<keyof typeof contract, string>;
