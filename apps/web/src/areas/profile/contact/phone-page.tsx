import { profileQuery } from '@dayfare/api/profile/queries';
import { phoneText } from '@dayfare/domain/session';
import { PhoneField } from '@dayfare/ui/phone-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LoadFrame } from '../details/change-frame.tsx';
import { ContactForm } from './contact-form.tsx';

export const title = 'profile/contact:titles.phone';

/** Another phone number, by a code to the old one and a code to the new. */
export function Screen() {
  const { api } = useApp();
  const t = useTexts('profile/contact');
  const query = useQuery(profileQuery(api));
  const [isWhole, setWhole] = useState(false);
  if (!query.data) return <LoadFrame title={t('titles.phone')} query={query} />;
  const { phone } = query.data;
  return (
    <ContactForm
      kind="phone"
      title={t('titles.phone')}
      text={t('phone.text', { phone: phoneText(phone) })}
      check={(to) => {
        if (to === '') return 'missing';
        if (!isWhole) return 'wrong';
        return to === phone ? 'same' : null;
      }}
    >
      {({ value, problem, onChange }) => (
        <PhoneField
          label={t('phone.field')}
          value={value}
          onChange={(to, isComplete) => {
            setWhole(isComplete);
            onChange(to);
          }}
          error={problem && t(`phone.problems.${problem}`)}
        />
      )}
    </ContactForm>
  );
}
