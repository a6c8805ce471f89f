import { partnerAddress } from '@dayfare/api/marketplace/queries';
import { Form } from '@dayfare/ui/form';
import { Screen as Page } from '@dayfare/ui/screen';
import { Text } from '@dayfare/ui/text';
import { useId } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { openAddress } from '../../../platform/device/open-address.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { SubmitButton } from '../../../platform/forms/submit-button.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { PageHeader } from '../../session/index.ts';

export interface PartnerPageProps {
  service: 'FinancialCounseling' | 'FinancialLearning';
}

/** What a partner helps with, what it costs, and the way there. */
export function PartnerPage({ service }: PartnerPageProps) {
  const app = useApp();
  const t = useTexts('marketplace/learn');
  const form = useId();
  const leaving = useSubmit<Record<never, never>, URL>({
    form: 'marketplace/learn',
    initial: {},
    secret: [],
    check: () => null,
    send: () => partnerAddress(app.api, service),
    onDone: (address) => {
      openAddress(app, address);
      return null;
    },
  });
  return (
    <Page
      header={<PageHeader title={t(`titles.${service}`)} />}
      footer={
        <SubmitButton submission={leaving} form={form} pendingLabel={t('opening')}>
          {t(`open.${service}`)}
        </SubmitButton>
      }
    >
      <Form id={form} onSubmit={() => void leaving.submit()}>
        <Text>{t(`text.${service}`)}</Text>
        <FormStatus submission={leaving} title={t('failed')} />
        <Text tone="muted">{t('leaves')}</Text>
      </Form>
    </Page>
  );
}
