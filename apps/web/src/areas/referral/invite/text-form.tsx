import type { Referral, Referrals } from '@dayfare/api/referral/queries';
import { type Invitee, longestInviteeName } from '@dayfare/domain/referral';
import { Banner } from '@dayfare/ui/banner';
import { Checkbox } from '@dayfare/ui/checkbox';
import { PhoneField } from '@dayfare/ui/phone-field';
import { TextField } from '@dayfare/ui/text-field';
import type { ReactNode } from 'react';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useTextInvite } from './use-text-invite.ts';

export interface TextFormProps {
  referrals: Referrals;
  audience: Invitee;
  backTo: string;
  onSent: (referral: Referral) => void;
  /** Who is invited, and how. */
  children: ReactNode;
}

/** The recipient of an invitation by text: name, number, coworker or friend, and that they are an adult. */
export function TextForm({ referrals, audience, backTo, onSent, children }: TextFormProps) {
  const t = useTexts('referral/invite');
  const submission = useTextInvite(audience, onSent);
  const { values, problems, change } = submission;
  const hasRoom = referrals.textsLeft > 0;
  return (
    <TaskFrame
      title={t('titles.page')}
      backTo={backTo}
      onSubmit={() => void submission.submit()}
      footer={
        hasRoom && (
          <SubmitButton submission={submission} pendingLabel={t('sending')}>
            {t('send')}
          </SubmitButton>
        )
      }
    >
      {children}
      <FormStatus submission={submission} title={t('notSent')} />
      {hasRoom ? (
        <>
          <TextField
            label={t('name')}
            description={t('nameHint')}
            autoComplete="off"
            maxLength={longestInviteeName}
            value={values.name}
            onChange={(name) => change({ name })}
            error={problems.name && t(`problems.name.${problems.name}`)}
          />
          <PhoneField
            label={t('phone')}
            name="inviteePhone"
            enterKeyHint="send"
            value={values.phone}
            onChange={(phone, isComplete) => change({ phone, isComplete })}
            description={t('once')}
            error={problems.phone && t(`problems.phone.${problems.phone}`)}
          />
          <Checkbox
            isSelected={values.isAdult}
            onChange={(isAdult) => change({ isAdult })}
            error={problems.isAdult && t('problems.isAdult')}
          >
            {t('adult')}
          </Checkbox>
        </>
      ) : (
        <Banner tone="info" title={t('fullTitle')}>
          {t('full')}
        </Banner>
      )}
    </TaskFrame>
  );
}
