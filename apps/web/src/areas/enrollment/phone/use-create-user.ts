import { enrollmentContract } from '@dayfare/api/enrollment/contract';
import { type EnrollmentScreen, isAfter, registrationStatus } from '@dayfare/domain/enrollment';
import { newDraft } from '../../../kit/enrollment/draft.ts';
import { useEnrollment } from '../../../kit/enrollment/use-enrollment.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useCell } from '../../../platform/state/cell.ts';
import { phoneParts, plansFrom, plansKey } from './plans.ts';

interface Typed {
  readonly phone: string;
  readonly isComplete: boolean;
}

/** What is wrong with the number. */
export interface PhoneProblem {
  readonly phone?: 'missing' | 'short' | 'unreachable';
}

/** The number that a sign-up begins with. One that has its code already leads on without another. */
export function useCreateUser() {
  const { api, startup } = useApp();
  const { draft, change, open, wipe } = useEnrollment();
  const plans = plansFrom(useCell(startup.configuration).value(plansKey));
  const { isDirectEnrollmentRestricted } = useCell(startup.configuration);
  const hasDirectWay = isDirectEnrollmentRestricted === 1 && !draft.isDirect;
  const hasBegun = isAfter(draft.reached, 'MobileNumberInput');

  const submission = useSubmit<Typed, EnrollmentScreen | null, PhoneProblem>({
    form: 'enrollment/phone',
    initial: { phone: draft.phone, isComplete: draft.phone !== '' },
    secret: [],
    check: ({ phone, isComplete }) => {
      if (phone === '') return { phone: 'missing' };
      return isComplete ? null : { phone: 'short' };
    },
    send: async ({ phone }) => {
      if (hasBegun && phone === draft.phone) return draft.reached;
      const reference = hasBegun ? newDraft().reference : draft.reference;
      const sent = await api
        .client(enrollmentContract)
        .verifyMobile(phoneParts(phone, plans), { context: { reference } });
      if (registrationStatus.fromWire(sent.registerationStatus) === 'PhoneCarrierNotValidated') return null;
      // Another number is another sign-up: nothing of the one before goes along. An employer's link is followed before there is a number,
      // and a work account says who it is whatever the number.
      const isOther = hasBegun && draft.workAccount === '';
      const { employer, isDirect, hasNoEmployer, workAccount, firstName, lastName } = isOther
        ? newDraft()
        : draft;
      wipe();
      await change({
        ...{
          phone,
          reference,
          campaign: draft.campaign,
          invitation: draft.invitation,
          employer,
          isDirect,
          hasNoEmployer,
          reached: 'PINCodeInput',
        },
        ...(workAccount !== '' && { workAccount, firstName, lastName }),
        ...{
          secret: sent.EnrollmentReferenceID,
          pinId: sent.sentPinIDString,
          sentTo: sent.sentPinDisplayText,
        },
      });
      return 'PINCodeInput';
    },
    refusals: { PhoneCarrierNotValidated: { phone: 'unreachable' } },
    onDone: async (next, { isShown }) => {
      if (next === null)
        return { kind: 'refused', code: 'PhoneCarrierNotValidated', level: 'Error', message: '' };
      if (isShown) await open(next);
      return null;
    },
  });
  return {
    draft,
    plans,
    hasBegun,
    hasDirectWay,
    submission,
    advance: () => void open(draft.reached),
    startOver: wipe,
  };
}
