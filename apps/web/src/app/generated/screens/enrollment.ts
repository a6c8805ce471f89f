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
  [enrollmentAccountCreatePassword.path]: { screen: enrollmentAccountCreatePassword.screen, back: 'nothing', texts: ['enrollment/account', 'enrollment/flow', 'session/password'] },
  [enrollmentAccountGetCard.path]: { screen: enrollmentAccountGetCard.screen, back: '/', texts: ['enrollment/account', 'enrollment/flow'] },
  [enrollmentBranchBranch.path]: { screen: enrollmentBranchBranch.screen, back: 'previous', texts: ['enrollment/branch', 'enrollment/flow'] },
  [enrollmentDirectEmployeeDetails.path]: { screen: enrollmentDirectEmployeeDetails.screen, back: '/dayfare-direct/employee-id', texts: ['enrollment/flow', 'enrollment/record'] },
  [enrollmentDirectEmployeeId.path]: { screen: enrollmentDirectEmployeeId.screen, back: '/signup/personal-info', texts: ['enrollment/flow', 'enrollment/record'] },
  [enrollmentDirectEmployer.path]: { screen: enrollmentDirectEmployer.screen, back: 'previous', texts: ['enrollment/direct', 'enrollment/employer', 'enrollment/flow'] },
  [enrollmentDirectProgress.path]: { screen: enrollmentDirectProgress.screen, back: '/dayfare-direct/employer', texts: ['enrollment/direct', 'enrollment/flow'] },
  [enrollmentEmployerContact.path]: { screen: enrollmentEmployerContact.screen, back: 'previous', texts: ['enrollment/employer', 'enrollment/flow'] },
  [enrollmentEmployerEmployer.path]: { screen: enrollmentEmployerEmployer.screen, back: '/signup/create-user', texts: ['enrollment/employer', 'enrollment/flow'] },
  [enrollmentPersonIdScan.path]: { screen: enrollmentPersonIdScan.screen, back: '/signup/employer', texts: ['enrollment/flow', 'enrollment/person'] },
  [enrollmentPersonPersonalInfo.path]: { screen: enrollmentPersonPersonalInfo.screen, back: '/signup/employer', texts: ['enrollment/flow', 'enrollment/person'] },
  [enrollmentPhoneCreateUser.path]: { screen: enrollmentPhoneCreateUser.screen, back: 'previous', texts: ['enrollment/flow', 'enrollment/phone'] },
  [enrollmentPhoneVerifyPin.path]: { screen: enrollmentPhoneVerifyPin.screen, back: '/signup/create-user', texts: ['enrollment/flow', 'enrollment/phone', 'session/pin'] },
  [enrollmentRecordEmployeeDetails.path]: { screen: enrollmentRecordEmployeeDetails.screen, back: '/signup/employee-id', texts: ['enrollment/flow', 'enrollment/record'] },
  [enrollmentRecordEmployeeId.path]: { screen: enrollmentRecordEmployeeId.screen, back: '/signup/personal-info', texts: ['enrollment/flow', 'enrollment/record'] },
};
