import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contract } from '../../packages/api/src/generated/contract.ts';
import { declaredCalls } from './generated/calls-page.ts';
import { root } from './report.ts';

const declared = declaredCalls(contract);
const catalogue = readFileSync(resolve(root, 'docs/requirements.tsv'), 'utf8');

/** What the documents write that a call takes, letter for letter; typed from them, not from the contracts. */
const documented = [
  ['POST user/VerifyMachinePin', 'verifyPinInfo'],
  ['GET main/VerifyDualFactorAuthenticationPin', 'userID dialingCode mobileNumber pinCode'],
  ['POST Main/SwitchBusinesses', 'BusinessID DeviceInfo'],
  ['POST User/GetEWAAccounts', 'BusinessID'],
  ['GET connect/GetOuathUserByToken', 'token'],
  ['POST user/RevokeUserToken', 'isLogOutFromAllDevices deviceId'],
  ['POST user/UpdatePlugSessionInfo', 'id deviceID latitude longitude userAgent userIP EventType'],
  ['GET main/ValidateToken', 'authToken'],
  ['GET main/GetUsers', 'userID dialingCode mobileNumber'],
  ['GET main/VerifyMobile', 'dialingCode mobileNumber'],
  ['POST main/IdentifyRegion', 'userID companyName employeeID firstName lastName mobileNumber dialingCode'],
  ['POST main/ProcessEnrollmentRequest', 'Password MatchedStatus'],
  [
    'POST main/UpdateUser',
    'firstName middleName lastName companyName dialingCode mobileNumber emailAddress dOB dOJ employeeID id login userStatus terminationDate employerConsentAccepted attemptsCount updateAttemptsCount requestType contactOption enrollmentFailureReason timeToContact matchedStatus password address state city payrollProvider payrollProviderType campaignID idologyDocumentType idologyDecisionMessage',
  ],
  ['GET main/GetBranchNameMaps', ''],
  ['GET main/GetBranchNameMapsByName', 'companyName'],
  ['POST main/UpdatePassword', 'userID password'],
  ['GET main/GetIDologyToken', ''],
  ['GET main/GetIDologyScan', 'queryid userid'],
  ['GET Users/GetById', 'UserId Email'],
  ['DELETE Users/Delete', 'Id'],
  ['POST user/startupDataV2', 'IncludeShared LivelyModule'],
  ['GET main/CheckMaintenanceStatus', ''],
  ['GET ewa/GetBankAccountDetails', 'instrumentID amount'],
  ['GET ewa/VerifyBankAccountDetails', 'instrumentID amount'],
  [
    'POST ewa/getTransactionHistory',
    'IncludeTransactionDetails IncludeTransactionDeductions TransactionHistoryFilter',
  ],
  ['POST ewa/GetInstrumentTransactionHistory', 'UserInstrumentID'],
  ['POST ewa/TransactionDetails', 'transactionID'],
  [
    'POST EWA/GetContractByType',
    'id contractType isCardContract userSentBrandingType authAccountID userID referenceRecordID',
  ],
  ['POST MinorUser/CheckIfTokenExpirred', 'forbe color'],
  ['POST MinorUser/GetContract', 'forbe color contractTypeID'],
  ['POST MinorUser/CheckConsentApproval', 'color'],
  ['POST MinorUser/SaveEsignDateTimeStamp', 'color type'],
  ['POST MinorUser/ResendConsentLink', 'forbe color'],
  ['POST MinorUser/UploadAgreements', 'color forbe'],
  ['POST MinorUser/SaveConsent', 'color'],
  ['POST MinorUser/ApplyCard', 'color forbe'],
  ['POST Main/UnsubscribeSmartInvite', 'token updatedBy'],
  ['POST connect/LogData', 'MethodName LogType LogMessage'],
  ['POST connect/SaveMessageSentData', 'channelSid otherUserID'],
  ['POST connect/GetJobs', 'title categories states city type jobType pageNumber pageSize'],
  [
    'POST connect/SaveOnlineOfflineData',
    'UserUniqueID CreatedDate Online ToUserUniqueID ConversationSID IsGroup ParticipantUserUniqueID Category',
  ],
  [
    'POST connect/SendActivityNotification',
    'ActivityChannelSid OrganizationID body Title IsAttachment ActivityType AttachmentType MimeType AttachmentURL SenderId SenderName',
  ],
  ['POST connect/SaveUpdateUserGCMToken', 'deviceType userID registrationToken appState updatedBy'],
  ['POST user/SearchFaqs', 'searchText'],
  ['POST user/SaveEvents', ''],
] as const satisfies readonly (readonly [string, string])[];

const callNamed = (name: string) => declared.find(({ method, path }) => `${method} ${path}` === name);

/** The rows that say what their call takes: `POST x/Y takes …`. */
const saying = [
  ...catalogue.matchAll(/\b(GET|POST|PUT|DELETE) \/?(?:api\/)?([\w/]+)(?: \([^)]*\))? takes /g),
].map(([, method, path]) => `${method} ${path}`);

describe('what the documents say that a call takes', () => {
  it.each(documented)('%s takes %s', (name, fields) => {
    const takes = callNamed(name)?.takes;
    expect(
      fields === '' ? takes : takes?.filter((one) => fields.split(' ').includes(one)).toSorted(),
    ).toEqual(fields === '' ? [] : fields.split(' ').toSorted());
  });

  it('is in the table for every row that says it', () => {
    const table = documented.map(([name]) => name as string);
    expect(saying.length).toBeGreaterThan(30);
    expect(saying.filter((name) => !table.includes(name))).toEqual([]);
  });

  it('is nothing more where a row says that it takes nothing', () => {
    const nothing = [...catalogue.matchAll(/\b(GET|POST) api\/([\w/]+) takes nothing/g)];
    expect(nothing.map(([, method, path]) => callNamed(`${method} ${path}`)?.takes)).toEqual([[], [], []]);
  });
});
