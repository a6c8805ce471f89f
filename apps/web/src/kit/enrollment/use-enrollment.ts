import {
  enrollmentContract,
  type WireEnrollment,
  type WireEnrollmentRequest,
} from '@dayfare/api/enrollment/contract';
import { userType } from '@dayfare/domain/access';
import {
  campaignType,
  campaignTypeOf,
  clientType,
  clientTypeOf,
  type EnrollmentScreen,
  enrollmentPath,
  enrollmentScreen,
  isAfter,
  registrationStatus,
} from '@dayfare/domain/enrollment';
import { product } from '@dayfare/domain/product';
import { useApp } from '../../platform/app-context/app-context.ts';
import { isNativeApp } from '../../platform/device/native.ts';
import { deviceId, deviceType } from '../../platform/session/device.ts';
import { useCell } from '../../platform/state/cell.ts';
import type { EnrollmentDraft } from './draft.ts';
import { draftStoreOf } from './draft-store.ts';
import { isDirect } from './open-page.ts';

const directUserKey = `Create${product}DirectUser` as const;

/** What a screen sends beside the facts about the sign-up. */
type ScreenFields = Partial<
  Pick<
    WireEnrollmentRequest,
    | 'EnrollmentData'
    | 'PinCode'
    | 'sentPinIDString'
    | 'SSN'
    | 'DOB'
    | 'EmployerCode'
    | 'QueryID'
    | 'Password'
    | 'ReferralCode'
    | 'isAdult'
    | 'utm_campaign'
    | 'RequestType'
    | 'authAccountID'
  >
>;

/** What every screen sends about the sign-up. */
function factsOf(draft: EnrollmentDraft, screen: EnrollmentScreen) {
  const { hasNoEmployer, attemptsLeft } = draft;
  return {
    [directUserKey]: hasNoEmployer,
    UserID: 0,
    Username: draft.email,
    registerationStatus: registrationStatus.toWire('AvailableForRegistration'),
    isValidatePin: screen === 'PINCodeInput',
    attemptCount: attemptsLeft,
    MatchedStatus: draft.matchedStatus,
    userType: userType.toWire(hasNoEmployer ? 'DirectUser' : 'User'),
    CampaignType: campaignType.toWire(campaignTypeOf(draft)),
    ...{ isCardExist: false, authAccountID: null, isPayrollCardUser: false },
    isBack: isAfter(draft.reached, screen),
    isOnLanding: screen === 'EmployerInput',
  };
}

/** The screen that an answer leads to. Throws RangeError for a number that is none. */
export function screenOf({ CurrentScreen }: Pick<WireEnrollment, 'CurrentScreen'>): EnrollmentScreen {
  const screen = enrollmentScreen.fromWire(CurrentScreen);
  if (!screen) throw new RangeError(`${CurrentScreen} is no screen of a sign-up.`);
  return screen;
}

/** The sign-up, and how it goes on. */
export function useEnrollment() {
  const app = useApp();
  const { api, navigation } = app;
  const store = draftStoreOf(app);
  const draft = useCell(store.draft);
  const { secret, reference, invitation } = draft;
  // Invitations are sent by text message.
  const client = clientTypeOf({
    ...{ isFromText: invitation !== '', isNativeApp: isNativeApp(app) },
    isMobile: deviceType() === 'Mobile Web',
  });
  const open = (screen: EnrollmentScreen) => navigation.go(enrollmentPath(screen, isDirect(app, draft)));
  return {
    draft,
    change: store.change,
    wipe: store.wipe,
    /** Sends what a screen asks for. */
    send: (screen: EnrollmentScreen, { EnrollmentData = {}, ...fields }: ScreenFields = {}) =>
      api.client(enrollmentContract).processEnrollmentRequest(
        {
          ...factsOf(draft, screen),
          ...{ EnrollmentReferenceID: secret, EnrollmentData, ...fields },
          ClientSignature: deviceId(app.local),
          CurrentScreen: enrollmentScreen.toWire(screen),
          ClientType: clientType.toWire(client),
        },
        { context: { reference } },
      ),
    /** Keeps what was typed and answered, and goes to the next screen. */
    advance: async (answer: WireEnrollment, typed: Partial<EnrollmentDraft>) => {
      const { attemptCount: attemptsLeft, matchedStatus } = answer;
      const reached = screenOf(answer);
      await store.change({ ...typed, attemptsLeft, matchedStatus, reached });
      await open(reached);
    },
    /** Goes to a screen that is open already. */
    open,
  };
}
