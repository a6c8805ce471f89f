import {
  enrollmentContract,
  type WireEnrollment,
  type WireEnrollmentRequest,
} from '@dayfare/api/enrollment/contract';
import { type EnrollmentScreen, enrollmentPath, enrollmentScreen } from '@dayfare/domain/enrollment';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useCell } from '../../../platform/state/cell.ts';
import type { EnrollmentDraft } from './draft.ts';
import { draftStoreOf } from './draft-store.ts';

/** What a screen sends beside the names of itself and of the sign-up. */
type ScreenFields = Partial<
  Omit<WireEnrollmentRequest, 'EnrollmentReferenceID' | 'CurrentScreen' | 'reference'>
>;

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
  const { secret, reference } = draft;
  const open = (screen: EnrollmentScreen) => navigation.go(enrollmentPath(screen));
  return {
    draft,
    change: store.change,
    wipe: store.wipe,
    /** Sends what a screen asks for. */
    send: (screen: EnrollmentScreen, { EnrollmentData = {}, ...fields }: ScreenFields = {}) =>
      api.client(enrollmentContract).processEnrollmentRequest({
        ...{ EnrollmentReferenceID: secret, reference, EnrollmentData, ...fields },
        CurrentScreen: enrollmentScreen.toWire(screen),
      }),
    /** Keeps what was typed and answered, and goes to the next screen. */
    goOn: async (answer: WireEnrollment, typed: Partial<EnrollmentDraft>) => {
      const { attemptCount: attemptsLeft, matchedStatus } = answer;
      const reached = screenOf(answer);
      await store.change({ ...typed, attemptsLeft, matchedStatus, reached });
      await open(reached);
    },
    /** Goes to a screen that is open already. */
    open,
  };
}
