import { profileContract, type WireProfile } from '@dayfare/api/profile/contract';
import { isBirthDate } from '@dayfare/domain/enrollment';
import { DateField } from '@dayfare/ui/date-field';
import { useState } from 'react';
import { dayOf } from '../../../kit/money/format/when.ts';
import { usePerson } from '../../../kit/money/parts/use-person.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { serverNow } from '../../../platform/device/now.ts';
import { proofDemandIn, type Refusal } from '../../../platform/failures/failure.ts';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { ChangeFrame } from './change-frame.tsx';
import { useProfileSaved } from './use-profile-saved.ts';

export const title = 'profile/details:titles.birthDate';

interface Born {
  readonly dateOfBirth: string | null;
}

/** A birth date that is not known yet. */
export function Screen() {
  const { api } = useApp();
  const t = useTexts('profile/details');
  const saved = useProfileSaved();
  const today = dayOf(serverNow(api), usePerson().timeZone);
  const [demand, setDemand] = useState<Refusal | null>(null);
  const form = useSubmit<Born, WireProfile, { dateOfBirth?: 'missing' | 'wrong' }>({
    form: 'profile/birth-date',
    initial: { dateOfBirth: null },
    secret: ['dateOfBirth'],
    check: ({ dateOfBirth }) => {
      if (dateOfBirth === null) return { dateOfBirth: 'missing' };
      return isBirthDate(dateOfBirth, today) ? null : { dateOfBirth: 'wrong' };
    },
    send: ({ dateOfBirth }) => {
      if (dateOfBirth === null) throw new Error('No birth date was typed.');
      return api.client(profileContract).saveDateOfBirth({ dateOfBirth });
    },
    refusals: { ProofRequired: {} },
    onFailed: (failure) => setDemand(proofDemandIn(failure)),
    onDone: (answer, { isShown }) => {
      setDemand(null);
      return saved(answer, { message: t('saved'), isShown });
    },
  });
  const { dateOfBirth: problem } = form.problems;
  return (
    <ChangeFrame title={t('titles.birthDate')} text={t('birthText')} form={form} demand={demand}>
      <DateField
        label={t('born')}
        autoComplete="bday"
        value={form.values.dateOfBirth}
        onChange={(dateOfBirth) => form.change({ dateOfBirth })}
        error={problem && t(`problems.dateOfBirth.${problem}`)}
      />
    </ChangeFrame>
  );
}
