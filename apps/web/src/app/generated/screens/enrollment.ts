// Written by `pnpm generate`; a test fails when it is out of date.
import type { AreaScreens } from '../../../platform/navigation/screen-route.ts';
import { route as enrollmentAccountCreatePassword } from '../../../areas/enrollment/account/create-password.route.ts';
import { route as enrollmentAccountGetCard } from '../../../areas/enrollment/account/get-card.route.ts';
import { route as enrollmentBranchBranch } from '../../../areas/enrollment/branch/branch.route.ts';
import { route as enrollmentDirectEmployeeDetails } from '../../../areas/enrollment/direct/employee-details.route.ts';
import { route as enrollmentDirectEmployeeId } from '../../../areas/enrollment/direct/employee-id.route.ts';
import { route as enrollmentDirectEmployer } from '../../../areas/enrollment/direct/employer.route.ts';
import { route as enrollmentDirectProgress } from '../../../areas/enrollment/direct/progress.route.ts';
import { route as enrollmentEmployerContact } from '../../../areas/enrollment/employer/contact.route.ts';
import { route as enrollmentEmployerEmployer } from '../../../areas/enrollment/employer/employer.route.ts';
import { route as enrollmentPersonIdScan } from '../../../areas/enrollment/person/id-scan.route.ts';
import { route as enrollmentPersonPersonalInfo } from '../../../areas/enrollment/person/personal-info.route.ts';
import { route as enrollmentPhoneCreateUser } from '../../../areas/enrollment/phone/create-user.route.ts';
import { route as enrollmentPhoneVerifyPin } from '../../../areas/enrollment/phone/verify-pin.route.ts';
import { route as enrollmentRecordEmployeeDetails } from '../../../areas/enrollment/record/employee-details.route.ts';
import { route as enrollmentRecordEmployeeId } from '../../../areas/enrollment/record/employee-id.route.ts';

export const screens: AreaScreens['screens'] = {
  [enrollmentAccountCreatePassword.path]: { screen: enrollmentAccountCreatePassword.screen, back: 'nothing', texts: ['enrollment/account', 'kit/enrollment', 'kit/password'] },
  [enrollmentAccountGetCard.path]: { screen: enrollmentAccountGetCard.screen, back: '/', texts: ['enrollment/account', 'kit/enrollment'] },
  [enrollmentBranchBranch.path]: { screen: enrollmentBranchBranch.screen, back: 'previous', texts: ['enrollment/branch', 'kit/enrollment'] },
  [enrollmentDirectEmployeeDetails.path]: { screen: enrollmentDirectEmployeeDetails.screen, back: '/dayfare-direct/employee-id', texts: ['enrollment/record', 'kit/enrollment'] },
  [enrollmentDirectEmployeeId.path]: { screen: enrollmentDirectEmployeeId.screen, back: '/signup/personal-info', texts: ['enrollment/record', 'kit/enrollment'] },
  [enrollmentDirectEmployer.path]: { screen: enrollmentDirectEmployer.screen, back: 'previous', texts: ['enrollment/direct', 'enrollment/employer', 'kit/enrollment'] },
  [enrollmentDirectProgress.path]: { screen: enrollmentDirectProgress.screen, back: '/dayfare-direct/employer', texts: ['enrollment/direct', 'kit/enrollment'] },
  [enrollmentEmployerContact.path]: { screen: enrollmentEmployerContact.screen, back: 'previous', texts: ['enrollment/employer', 'kit/enrollment'] },
  [enrollmentEmployerEmployer.path]: { screen: enrollmentEmployerEmployer.screen, back: '/signup/create-user', texts: ['enrollment/employer', 'kit/enrollment'] },
  [enrollmentPersonIdScan.path]: { screen: enrollmentPersonIdScan.screen, back: '/signup/employer', texts: ['enrollment/person', 'kit/enrollment'] },
  [enrollmentPersonPersonalInfo.path]: { screen: enrollmentPersonPersonalInfo.screen, back: '/signup/employer', texts: ['enrollment/person', 'kit/enrollment'] },
  [enrollmentPhoneCreateUser.path]: { screen: enrollmentPhoneCreateUser.screen, back: 'previous', texts: ['enrollment/phone', 'kit/enrollment'] },
  [enrollmentPhoneVerifyPin.path]: { screen: enrollmentPhoneVerifyPin.screen, back: '/signup/create-user', texts: ['enrollment/phone', 'kit/enrollment', 'kit/proof'] },
  [enrollmentRecordEmployeeDetails.path]: { screen: enrollmentRecordEmployeeDetails.screen, back: '/signup/employee-id', texts: ['enrollment/record', 'kit/enrollment'] },
  [enrollmentRecordEmployeeId.path]: { screen: enrollmentRecordEmployeeId.screen, back: '/signup/personal-info', texts: ['enrollment/record', 'kit/enrollment'] },
};
