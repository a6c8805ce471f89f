import { keepService } from '@dayfare/api/money/settings/pause-or-close-queries';
import { Button } from '@dayfare/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useMoneyTexts } from './use-money-texts.ts';

/** The button that calls off the closing of the account, and why it didn't. */
export function KeepAccount() {
  const { api } = useApp();
  const client = useQueryClient();
  const t = useMoneyTexts();
  const form = useSubmit({
    form: 'money/keep',
    initial: {},
    secret: [],
    send: () => keepService(api, client),
  });
  return (
    <>
      <FormStatus submission={form} title={t('home.notKept')} />
      <Button
        isStretched
        isPending={form.isPending}
        pendingLabel={t('home.keeping')}
        onPress={() => void form.submit()}
      >
        {t('home.keep')}
      </Button>
    </>
  );
}
