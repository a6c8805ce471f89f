import { campaignType } from '@dayfare/domain/enrollment';
import { product } from '@dayfare/domain/product';
import { isSwitchedOn } from '../../platform/http/configuration.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { employerOf } from './employer-directory.ts';
import type { Step } from './step.ts';
import { vouchedRecord } from './work-account.ts';

const directUserKey = `Create${product}DirectUser` as const;
const directCampaign = campaignType.toWire(`${product}DirectCampaign`);

/** What the employer's records said, which another employer's do not. */
const unknown = {
  ...{ employeeNumber: null, isMatched: false, scanId: null, birthDate: null },
  isVouched: false,
} as const;

/**
 * Takes the employer. Direct enrollment, while it is open, also goes on without one; a work account that the employer has confirmed
 * answers what its records would be asked. Without a good one the sign-up goes on like any other. Refuses with InvalidRequest for an employer that is
 * not in the directory, HostNotMatchedForEmployer or SetupNotCompleted.
 */
export const takeEmployer: Step = async (context, enrollment, input) => {
  const { EnrollmentData, utm_campaign, RequestType, CampaignType } = input;
  const isOpen = isSwitchedOn(context, 'IsDirectEnrollmentRestricted');
  const isAlone = input[directUserKey] === true;
  if ((isAlone || CampaignType === directCampaign) && !isOpen)
    throw new Refusal('InvalidRequest', undefined, 'CampaignType');
  if (CampaignType !== undefined && campaignType.fromWire(CampaignType) === null)
    throw new Refusal('InvalidRequest', undefined, 'CampaignType');
  const beginning = {
    campaign: utm_campaign ?? enrollment.campaign,
    campaignType: CampaignType ?? enrollment.campaignType,
    requestType: RequestType ?? enrollment.requestType,
  };
  if (isAlone) {
    if (enrollment.hasNoEmployer) return { change: beginning };
    return { change: { ...beginning, ...unknown, employerId: null, hasNoEmployer: true }, resets: true };
  }
  const employer = employerOf(EnrollmentData.EmployerID);
  if (!employer) throw new Refusal('InvalidRequest', undefined, 'EnrollmentData.EmployerID');
  if (employer.hurdle === 'servedElsewhere') throw new Refusal('HostNotMatchedForEmployer');
  if (employer.hurdle === 'notSetUp') throw new Refusal('SetupNotCompleted');
  const { id: employerId } = employer.wire;
  const vouched = await vouchedRecord(context, input.authAccountID, employerId);
  if (vouched) {
    const { employeeNumber, firstName, lastName } = vouched;
    const record = { employerId, employeeNumber, firstName, lastName, hasNoEmployer: false };
    return {
      change: { ...beginning, ...unknown, ...record, isMatched: true, isVouched: true },
      resets: true,
    };
  }
  if (employerId === enrollment.employerId) return { change: beginning };
  return { change: { ...beginning, ...unknown, employerId, hasNoEmployer: false }, resets: true };
};
