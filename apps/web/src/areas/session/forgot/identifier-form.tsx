import type { LoginProblem } from '@dayfare/domain/session';
import { Form } from '@dayfare/ui/form';
import { TextField } from '@dayfare/ui/text-field';
import { CaptchaStatus } from '../../../kit/captcha/captcha-status.tsx';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { AskedCode } from './asked-record.ts';
import { useAskForCode } from './use-forgot.ts';

export interface IdentifierFormProps {
  /** What was typed before. */
  identifier: string;
  onAsked: (asked: AskedCode) => void;
}

const errors = {
  empty: 'identifierMissing',
  'malformed-email': 'identifierWrong',
} as const satisfies Record<NonNullable<LoginProblem['identifier']>, string>;

/** Where to send the code. */
export function IdentifierForm({ identifier, onAsked }: IdentifierFormProps) {
  const t = useTexts('session/forgot');
  const { asking, captcha } = useAskForCode(identifier, onAsked);
  const { values, problems, change } = asking;
  return (
    <Form onSubmit={() => void asking.submit()}>
      <FormStatus submission={asking} />
      <TextField
        label={t('identifier')}
        name="username"
        type="email"
        autoComplete="username"
        enterKeyHint="go"
        value={values.identifier}
        onChange={(text) => {
          change({ identifier: text });
          // By the time that the name is typed, most of the work is done.
          captcha.begin();
        }}
        error={problems.identifier && t(errors[problems.identifier])}
      />
      <CaptchaStatus progress={asking.isPending ? captcha.progress : null} />
      <SubmitButton submission={asking} pendingLabel={t('sending')}>
        {t('send')}
      </SubmitButton>
    </Form>
  );
}
