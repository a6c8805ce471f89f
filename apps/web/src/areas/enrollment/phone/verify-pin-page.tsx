import { Link } from '@dayfare/ui/link';
import { Stack } from '@dayfare/ui/stack';
import { openPage } from '../../../kit/enrollment/open-page.ts';
import { StepPage } from '../../../kit/enrollment/step-page.tsx';
import { CodeEntry } from '../../../kit/proof/code-entry.tsx';
import { onOneLine } from '../../../platform/i18n/telephone.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { type TakenStatus, useVerifyPin } from './use-verify-pin.ts';

export const title = 'enrollment/phone:titles.verifyPin';
export const load = openPage('/signup/verify-pin');

/** The code that was sent to the number. Only who has it learns whether the number has an account. */
export function Screen() {
  const t = useTexts('enrollment/phone');
  const pin = useTexts('kit/proof');
  const { code, taken, sentTo } = useVerifyPin();
  if (taken) return <Taken status={taken} />;
  return (
    <StepPage screen="PINCodeInput" title={pin('byText')} text={pin('sent', { to: onOneLine(sentTo) })}>
      <CodeEntry code={code} firstSend={pin('sendText')} exhausted={t('exhausted')} hasOtherWay={false} />
      <Link href="/signup/create-user" variant="standalone">
        {t('otherNumber')}
      </Link>
    </StepPage>
  );
}

function Taken({ status }: { status: TakenStatus }) {
  const t = useTexts('enrollment/phone');
  return (
    <StepPage title={t(`taken.${status}.title`)} text={t(`taken.${status}.text`)} onBack={null}>
      <Stack gap={2} align="start">
        {status !== 'Deactive' && (
          <Link href="/welcome/login" variant="standalone">
            {t('signIn')}
          </Link>
        )}
        {status === 'AlreadyRegisteredActive' && (
          <Link href="/welcome/forgot-password" variant="standalone">
            {t('forgot')}
          </Link>
        )}
        <Link href="/signup/create-user" variant="standalone">
          {t('otherNumber')}
        </Link>
      </Stack>
    </StepPage>
  );
}
