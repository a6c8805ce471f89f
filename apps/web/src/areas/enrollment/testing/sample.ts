import type { WireEmployer, WireEnrollment } from '@dayfare/api/enrollment/contract';
import { type EnrollmentScreen, enrollmentScreen } from '@dayfare/domain/enrollment';
import type { EnrollmentDraft } from '../../../kit/enrollment/draft.ts';
import { draftStoreOf } from '../../../kit/enrollment/draft-store.ts';
import type { App } from '../../../platform/app-context/app.ts';

/** An employer with a record of the usual kind. */
export function sampleEmployer(own: Partial<WireEmployer> = {}): WireEmployer {
  const name = own.name ?? 'Harbor Foods Market';
  return {
    ...{ id: 601, businessID: 601, name, employerName: name, label: name, map: null, dayfareRegionID: 1 },
    ...{
      authProviderType: 0,
      remoteReferenceID: null,
      branchIDAtPercept: null,
      enableCallerInformation: false,
    },
    ...{ isIDScanEnabled: false, enableIDScanOnBoardingEnforced: false, enableIdology: false },
    ...{ isSSOEnabled: false, employeeIDLabel: null, employeeIDImage: null, employeeIDPrefix: null },
    employeeIDDescription: 'On your pay stub, at the top right.',
    ...{ employeeIDExample: '4410027', employeeIDIsNumeric: true, employeeIDAsNumericOnly: true },
    ...own,
  };
}

/** What a screen is answered with that leads to another. */
export function leadsTo(screen: EnrollmentScreen, own: Partial<WireEnrollment> = {}): WireEnrollment {
  return {
    ...{ registerationStatus: 1, CurrentScreen: enrollmentScreen.toWire(screen), attemptCount: 3 },
    ...{ matchedStatus: 4, enrollmentCode: null },
    ...own,
  };
}

/** A sign-up that has come as far as a screen: for a story's `prepare`. */
export function cameTo(reached: EnrollmentScreen, own: Partial<EnrollmentDraft> = {}) {
  return (app: App): Promise<void> =>
    draftStoreOf(app).change({
      ...{
        reference: 'K7QPMX',
        secret: 'sample',
        phone: '+13035550142',
        pinId: 'sample',
        sentTo: '•••• 0142',
      },
      ...{ employer: sampleEmployer(), firstName: 'Nina', lastName: 'Álvarez', email: 'nina@example.com' },
      ...{ employeeId: '', reached, ...own },
    });
}
