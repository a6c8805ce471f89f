import { resumeService } from '@dayfare/api/money/settings/pause-or-close-queries';
import { Button } from '@dayfare/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useMoneyTexts } from './use-money-texts.ts';

/** The button that ends a pause, and why it didn't. */
export function ResumeEarlyPay() {
  const { api } = useApp();
  const client = useQueryClient();
  const t = useMoneyTexts();
  const form = useSubmit({
    form: 'money/resume',
    initial: {},
    secret: [],
    send: () => resumeService(api, client),
  });
  return (
    <>
      <FormStatus submission={form} title={t('home.notResumed')} />
      <Button
        isStretched
        isPending={form.isPending}
        pendingLabel={t('home.resuming')}
        onPress={() => void form.submit()}
      >
        {t('home.resume')}
      </Button>
    </>
  );
}
