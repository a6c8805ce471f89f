import { Text } from '@dayfare/ui/text';
import { PayNameForm } from '../../../../kit/money/accounts/pay-name-form.tsx';
import { useLinkingEvents } from '../../../../kit/money/accounts/use-linking-events.ts';
import { useWayBack } from '../../../../kit/money/accounts/use-way-back.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';

export const title = 'money/accounts/visa-plus:titles.page';

/** Adds an account at another service by its Visa+ payname. */
export function VisaPlusScreen() {
  const t = useTexts('money/accounts/visa-plus');
  const { keep } = useWayBack();
  const events = useLinkingEvents(pathTo('/ewa/accounts/new/visa-plus'));
  return (
    <PayNameForm
      title={t('titles.page')}
      label={t('payname')}
      hint={t('hint')}
      backTo={keep(pathTo('/ewa/accounts/new'))}
      onCompleted={() => events.completed('Card')}
      onFailed={events.failed}
    >
      <Text tone="muted">{t('text')}</Text>
    </PayNameForm>
  );
}

export { VisaPlusScreen as Screen };
