import { sendTaxEmail } from '@dayfare/api/marketplace/queries';
import { AppHeader } from '@dayfare/ui/app-header';
import { Banner } from '@dayfare/ui/banner';
import { Form } from '@dayfare/ui/form';
import { Screen as Page } from '@dayfare/ui/screen';
import { Text } from '@dayfare/ui/text';
import { useId, useState } from 'react';
import { usePerson } from '../../../kit/money/parts/use-person.ts';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { goBackFrom } from '../../../platform/navigation/back.ts';

export const title = 'marketplace/tax:titles.page';

/** Sends the link to the tax-filing discount to the person's own e-mail address. */
export function Screen() {
  const app = useApp();
  const t = useTexts('marketplace/tax');
  const { email } = usePerson();
  const form = useId();
  const [isSent, setSent] = useState(false);
  const sending = useSubmit({
    form: 'marketplace/tax',
    initial: {},
    secret: [],
    check: () => null,
    send: () => sendTaxEmail(app.api),
    onDone: () => {
      setSent(true);
      return null;
    },
    onFailed: () => setSent(false),
  });
  return (
    <Page
      header={<AppHeader title={t('titles.page')} onBack={() => void goBackFrom(app)} />}
      footer={
        <SubmitButton submission={sending} form={form} pendingLabel={t('sending')}>
          {isSent ? t('again') : t('send')}
        </SubmitButton>
      }
    >
      <Form id={form} onSubmit={() => void sending.submit()}>
        <Text>{t('text', { email })}</Text>
        <Text tone="muted">{t('leaves')}</Text>
        <FormStatus submission={sending} title={t('failed')} />
        {isSent && (
          <Banner tone="success" title={t('sentTitle')}>
            {t('sent', { email })}
          </Banner>
        )}
      </Form>
    </Page>
  );
}
