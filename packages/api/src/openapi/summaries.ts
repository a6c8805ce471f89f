import type { contract } from '../contract.ts';

type Summaries = {
  readonly [Area in keyof typeof contract]: Readonly<Record<keyof (typeof contract)[Area], string>>;
};

/** What each call does, in a line. Kept apart from the contract, which travels to the browser. */
export const summaries = {
  session: {
    loginM: 'Sign in with a phone number, e-mail address or user name, and a password',
    revokeUserToken: 'End this session, or all sessions of the user',
  },
  startup: {
    getConfigurationSettings: 'Configuration as a list of keys and values',
    startupDataV2: 'Startup data of a module, with the shared data on request',
    checkMaintenanceStatus: 'Whether the app can be used again',
  },
  money: {
    getAvailableFunds: 'What can be taken now, and how that was worked out',
    getEarnings: 'Earnings of the current pay period, in total and by day',
    getInstruments: 'Where money can be sent to',
    previewTransaction: 'Quote a transfer at both speeds; moves nothing',
    performTransaction: 'Perform a previewed transfer, once for each idempotency key',
    getTransactionHistory: 'A page of transactions',
    transactionDetails: 'One transaction in full',
    cancelTransaction: 'Cancel a transfer that has not left yet',
    cancelTransactionAlternate: 'Cancel a transfer: the other spelling of the path, answers alike',
    sendEmailReceipt: 'E-mail the receipt of a transaction',
  },
  contracts: {
    getContractByType: 'The documents of a type, in the order in which they are to be agreed to',
    saveContract: 'Record that a document was agreed to',
  },
} as const satisfies Summaries;

/** What each area is about. */
export const areaDescriptions = {
  session: 'Signing in and out.',
  startup: 'Configuration and startup data.',
  money: 'Earned wages and moving them.',
  contracts: 'Documents that a user agrees to.',
} as const satisfies Record<keyof typeof contract, string>;
