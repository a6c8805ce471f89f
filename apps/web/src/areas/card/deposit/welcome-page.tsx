import type { DirectDeposit } from '@dayfare/api/card/deposit-queries';
import { FullScreenTemplate } from '@dayfare/ui/patterns/full-screen-template';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { goBackFrom } from '../../../platform/navigation/back.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../platform/navigation/use-navigate.ts';
import { DepositTask } from './deposit-task.tsx';

export const title = 'card/deposit:titles.page';

/** What direct deposit is, and its steps: those that are done have a tick. */
export function Screen() {
  const t = useTexts('card/deposit');
  return <DepositTask title={t('titles.page')}>{(deposit) => <Welcome deposit={deposit} />}</DepositTask>;
}

function Welcome({ deposit: { request, employer } }: { deposit: DirectDeposit }) {
  const app = useApp();
  const navigate = useNavigate();
  const t = useTexts('card/deposit');
  const state = request?.state ?? null;
  const isHandedOver = state === 'PendingFirstDeposit' || state === 'Setup';
  const done = { choose: state !== null, form: isHandedOver, first: state === 'Setup' };
  return (
    <FullScreenTemplate
      screen="oneClickDDHome"
      title={t('welcome.title')}
      onBack={() => void goBackFrom(app)}
      directDeposit={{
        title: t('welcome.steps'),
        steps: (['choose', 'form', 'first'] as const).map((step) => ({
          title: t(`welcome.${step}.title`, { employer: employer || t('employer') }),
          text: t(`welcome.${step}.text`),
          isDone: done[step],
        })),
      }}
      primary={{
        label: t(state ? 'welcome.see' : 'welcome.begin'),
        onPress: () => void navigate(pathTo('/card/direct-deposit')),
      }}
      disclaimers={{ ach: t('welcome.ach') }}
    >
      {t('welcome.text')}
    </FullScreenTemplate>
  );
}
