import * as contractSamples from '../mocks/samples/contract.ts';
import * as moneySamples from '../mocks/samples/money.ts';
import * as sessionSamples from '../mocks/samples/session.ts';
import * as startupSamples from '../mocks/samples/startup.ts';
import * as transferSamples from '../mocks/samples/transfer.ts';

/** An example of what a call is sent and answers. */
interface Example {
  readonly input?: unknown;
  readonly payload?: unknown;
}

const deviceId = 'b4f7c2de-0d1a-4d0c-9a53-6b1f2f8f1c11';
const identifier = { identifier: 'rosa@example.com', identifierType: 'EmailAddress' } as const;
const { employee } = sessionSamples;
const { transactionID } = transferSamples.transactionDetail();
const { previewId, contractIds } = transferSamples.preview();
const key = { idempotencyKey: '6f9d2a1c-transfer-0001' };
const contractAsked = { id: 0, contractType: 12, isCardContract: false, userSentBrandingType: 0 } as const;
const pin = { sentPinIDString: '5c1e7a', sentPinID: 41, sentPinToEmail: false };
const preview = { amount: 40, instrumentId: moneySamples.bankAccount().id };

/** By the ids of the calls. A test checks each against the call's own schemas. */
const examples: Readonly<Record<string, Example>> = {
  'contracts.getContractByType': { input: contractAsked, payload: contractSamples.contracts() },
  'contracts.getListOfContracts': {
    input: { contracts: [contractAsked] },
    payload: contractSamples.contracts(),
  },
  'contracts.saveContract': {
    input: { id: contractSamples.contractDocument().id, contractType: 12, userSentBrandingType: 0 },
    payload: true,
  },
  'money.getAvailableFunds': { payload: moneySamples.availableFunds() },
  'money.getEarnings': { payload: moneySamples.earnings() },
  'money.getInstruments': { payload: moneySamples.instruments() },
  'money.previewTransaction': { input: preview, payload: transferSamples.preview() },
  'money.performTransaction': {
    input: { previewId, contractsAccepted: contractIds },
    payload: transferSamples.transactionDetail(),
  },
  'money.transactionByKey': { input: key, payload: transferSamples.madeTransfer() },
  'money.closeTransferKey': { input: key, payload: transferSamples.madeTransfer() },
  'money.getTransactionHistory': {
    input: { TransactionHistoryFilter: { PageNumber: 1 } },
    payload: transferSamples.history(),
  },
  'money.transactionDetails': { input: { transactionID }, payload: transferSamples.transactionDetail() },
  'money.cancelTransaction': { payload: transferSamples.transactionDetail() },
  'money.cancelTransactionAlternate': { payload: transferSamples.transactionDetail() },
  'money.sendEmailReceipt': { input: { transactionID, emailAddress: 'rosa@example.com' }, payload: true },
  'session.loginM': {
    input: { ...identifier, password: 'correct horse battery staple', deviceId, deviceType: 'Web' },
    payload: employee(),
  },
  'session.revokeUserToken': { input: { isLogOutFromAllDevices: false, deviceId }, payload: true },
  'session.createToken': { input: { deviceId }, payload: employee() },
  'session.switchBusinesses': {
    input: { BusinessID: employee().businessId, DeviceInfo: { DeviceId: deviceId } },
    payload: employee(),
  },
  'session.verifyMachinePin': { payload: employee() },
  'session.resendPin': {
    input: pin,
    payload: { ...pin, sentPinDisplayText: '•••• 0123', resendsLeft: 2 },
  },
  'session.forgotPassword': { input: identifier },
  'session.changePassword': {
    input: { oldPassword: 'correct horse battery staple', newPassword: 'staple battery horse correct' },
    payload: true,
  },
  'startup.getConfigurationSettings': { payload: startupSamples.configuration() },
  'startup.startupDataV2': {
    input: { IncludeShared: true, LivelyModule: 2 },
    payload: startupSamples.startupData(),
  },
  'startup.checkMaintenanceStatus': { payload: true },
};

/** The ids of the calls that have an example. */
export const exampleIds: readonly string[] = Object.keys(examples);

/** The example of a call. */
export const examplesOf = (operationId: string): Example => examples[operationId] ?? {};
