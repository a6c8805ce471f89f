import { Text } from '@dayfare/ui/text';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useLinkingEvents } from '../accounts/use-linking-events.ts';
import { useWayBack } from '../accounts/use-way-back.ts';
import { newAccountPath, newVisaPlusPath } from '../view/steps.ts';
import { PayNameForm } from './pay-name-form.tsx';

export const title = 'money/visa-plus:titles.page';

/** Adds an account at another service by its Visa+ payname. */
export function VisaPlusScreen() {
  const t = useTexts('money/visa-plus');
  const { keep } = useWayBack();
  const events = useLinkingEvents(newVisaPlusPath);
  return (
    <PayNameForm
      title={t('titles.page')}
      label={t('payname')}
      hint={t('hint')}
      backTo={keep(newAccountPath)}
      onCompleted={() => events.completed('Card')}
      onFailed={events.failed}
    >
      <Text tone="muted">{t('text')}</Text>
    </PayNameForm>
  );
}

export { VisaPlusScreen as Screen };
