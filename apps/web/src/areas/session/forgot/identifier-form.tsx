import type { LoginProblem } from '@dayfare/domain/session';
import { Button } from '@dayfare/ui/button';
import { TextField } from '@dayfare/ui/text-field';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { FieldForm } from '../steps/field-form.tsx';

/** Props of {@link IdentifierForm}. */
export interface IdentifierFormProps {
  value: string;
  onChange: (text: string) => void;
  problem: LoginProblem['identifier'];
  isPending: boolean;
  refusals: number;
  onSubmit: () => void;
}

const errors = {
  empty: 'forgot.identifierMissing',
  'malformed-email': 'forgot.identifierWrong',
} as const satisfies Record<NonNullable<LoginProblem['identifier']>, string>;

/** The longest e-mail address that there can be. */
const longest = 254;

/** Where to send the code. */
export function IdentifierForm(props: IdentifierFormProps) {
  const { value, onChange, problem, isPending, refusals, onSubmit } = props;
  const t = useTexts('session/password');
  return (
    <FieldForm refusals={refusals} onSubmit={onSubmit}>
      <TextField
        label={t('forgot.identifier')}
        name="username"
        mode="email"
        autoComplete="username"
        enterKeyHint="go"
        maxLength={longest}
        value={value}
        onChange={onChange}
        error={problem && t(errors[problem])}
      />
      <Button type="submit" stretch isPending={isPending} pendingLabel={t('forgot.sending')}>
        {t('forgot.send')}
      </Button>
    </FieldForm>
  );
}
