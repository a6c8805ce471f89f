import { profileQuery } from '@dayfare/api/profile/queries';
import { emailProblem } from '@dayfare/domain/validation';
import { TextField } from '@dayfare/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { LoadFrame } from '../details/change-frame.tsx';
import { ContactForm } from './contact-form.tsx';

export const title = 'profile/contact:titles.email';

/** Another e-mail address, by a code to the old one and a code to the new. */
export function Screen() {
  const { api } = useApp();
  const t = useTexts('profile/contact');
  const query = useQuery(profileQuery(api));
  if (!query.data) return <LoadFrame title={t('titles.email')} query={query} />;
  const { email } = query.data;
  return (
    <ContactForm
      kind="email"
      title={t('titles.email')}
      text={t('email.text', { email })}
      check={(to) => {
        const problem = emailProblem(to);
        if (problem) return problem.key === 'Required' ? 'missing' : 'wrong';
        return to.trim().toLowerCase() === email ? 'same' : null;
      }}
    >
      {({ value, problem, onChange }) => (
        <TextField
          type="email"
          label={t('email.field')}
          autoComplete="email"
          value={value}
          onChange={(to) => onChange(to)}
          error={problem && t(`email.problems.${problem}`)}
        />
      )}
    </ContactForm>
  );
}
