import { TextField } from '@dayfare/ui/text-field';
import { useTexts } from '../../platform/i18n/use-texts.ts';

/** What is wrong with an employer's code. */
export type EmployerCodeProblem = 'missing' | 'unknown';

interface EmployerCodeFieldProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly problem: EmployerCodeProblem | undefined;
}

/** The one-time code from the employer, with which the owner of a record goes on when its tries are used up. */
export function EmployerCodeField({ value, onChange, problem }: EmployerCodeFieldProps) {
  const t = useTexts('kit/enrollment');
  return (
    <TextField
      label={t('employerCode.label')}
      description={t('employerCode.description')}
      autoComplete="one-time-code"
      enterKeyHint="go"
      maxLength={24}
      value={value}
      onChange={onChange}
      error={problem && t(`employerCode.${problem}`)}
    />
  );
}
