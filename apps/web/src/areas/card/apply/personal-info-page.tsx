import { replaceApplicationAnswer, saveCardApplicant } from '@dayfare/api/card/apply/apply-queries';
import {
  type Applicant,
  type ApplicantProblems,
  applicantProblems,
  asksForIdentity,
} from '@dayfare/domain/card';
import { useQueryClient } from '@tanstack/react-query';
import { dayOf } from '../../../kit/money/format/when.ts';
import { usePerson } from '../../../kit/money/parts/use-person.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { serverNow } from '../../../platform/device/now.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { ApplicantFields } from './applicant-fields.tsx';
import { ApplyFrame } from './apply-frame.tsx';
import { openApplication } from './open-application.ts';
import { useApplication } from './use-application.ts';

export const title = 'card/apply:titles.person';
export const load = openApplication('/card/personal-info');

/** Who applies, as on the identity document, and where the card goes. */
export function Screen() {
  const { api } = useApp();
  const client = useQueryClient();
  const navigate = useNavigate();
  const t = useTexts('card/apply');
  const { applicant, program, hasScan } = useApplication();
  const today = dayOf(serverNow(api), usePerson().timeZone);
  const form = useSubmit<Applicant, Awaited<ReturnType<typeof saveCardApplicant>>, ApplicantProblems>({
    form: 'card/apply-person',
    initial: applicant,
    secret: ['birthDate'],
    check: (typed) => applicantProblems(typed, today),
    send: (typed) => saveCardApplicant(api, typed),
    onDone: async (answer, { isShown }) => {
      replaceApplicationAnswer(client, answer);
      const isRead = answer.scannedAt !== null || !asksForIdentity(program);
      if (isShown) await navigate(isRead ? pathTo('/card/review-details') : pathTo('/card/ideology-scan'));
      return null;
    },
  });
  return (
    <ApplyFrame
      step="person"
      title={t('titles.person')}
      text={t('person.text')}
      backTo={pathTo('/card/carddesign-terms')}
      onSubmit={() => void form.submit()}
      footer={
        <SubmitButton submission={form} pendingLabel={t('saving')}>
          {t('next')}
        </SubmitButton>
      }
    >
      <FormStatus submission={form} title={t('person.notSaved')} />
      <ApplicantFields form={form} isRead={hasScan} />
    </ApplyFrame>
  );
}
