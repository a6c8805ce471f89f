import { businessContract } from '@dayfare/api/session/business-contract';
import { Button } from '@dayfare/ui/button';
import { ChoiceCards } from '@dayfare/ui/choice-cards';
import { Stack } from '@dayfare/ui/stack';
import { Building2 } from 'lucide-react';
import { useApp, useSession } from '../../../platform/app-context/app-context.ts';
import { FormStatus } from '../../../platform/forms/form-status.tsx';
import { useSubmit } from '../../../platform/forms/use-submit.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { deviceId } from '../../../platform/session/device.ts';

/**
 * The employers of a person with several: this session continues with the chosen one. The page is reloaded, so that nothing of the other
 * employer stays on it or in memory.
 */
export function Employers() {
  const t = useTexts('app');
  const { api, local, flow, navigation } = useApp();
  const user = useSession()?.user;
  const form = useSubmit({
    form: 'session/employer',
    initial: { chosen: user?.businessId ?? 0 },
    secret: [],
    check: () => null,
    send: ({ chosen }) =>
      api.client(businessContract).switchBusinesses({
        BusinessID: chosen,
        DeviceInfo: { DeviceId: deviceId(local) },
      }),
    onDone: async (next) => {
      await flow.adopt(next, null);
      navigation.leave('/');
      return null;
    },
  });
  const { chosen } = form.values;
  return (
    <Stack gap={4}>
      <FormStatus submission={form} />
      <ChoiceCards
        label={t('account.employers')}
        choices={(user?.businesses ?? []).map(({ businessId, companyName }) => ({
          value: String(businessId),
          title: companyName,
          icon: Building2,
        }))}
        value={String(chosen)}
        onChange={(value) => form.change({ chosen: Number(value) })}
        isDisabled={form.isPending}
      />
      <Button
        isStretched
        isDisabled={chosen === user?.businessId}
        isPending={form.isPending}
        pendingLabel={t('account.switching')}
        onPress={() => void form.submit()}
      >
        {t('account.switchEmployer')}
      </Button>
    </Stack>
  );
}
