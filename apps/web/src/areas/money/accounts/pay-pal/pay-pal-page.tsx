import { logLink } from '@dayfare/api/money/reminders/reminders-queries';
import { payNameOf } from '@dayfare/domain/validation';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Link } from '@dayfare/ui/link';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Text } from '@dayfare/ui/text';
import { Wallet } from 'lucide-react';
import { AccountsView } from '../../../../kit/money/accounts/accounts-view.tsx';
import { PayNameForm } from '../../../../kit/money/accounts/pay-name-form.tsx';
import { TaskFrame } from '../../../../kit/money/parts/task-frame.tsx';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useCell } from '../../../../platform/state/cell.ts';

export const title = 'money/accounts/pay-pal:titles.page';

const service = 'paypal';
/** A code of a refusal is a word; anything else is not logged. */
const codeOf = (text: string) => (/^[A-Za-z]{1,40}$/.test(text) ? text : '');

/** A linked PayPal wallet: those that are there, and linking another by its payname. */
export function PayPalScreen() {
  const { api, startup } = useApp();
  const t = useTexts('money/accounts/pay-pal');
  const { value } = useCell(startup.configuration);
  const frame = { title: t('titles.page'), backTo: pathTo('/ewa/home') };
  if (value('EnablePayPal') !== '1')
    return (
      <TaskFrame {...frame}>
        <EmptyState
          title={t('offTitle')}
          action={
            <Link variant="standalone" href={pathTo('/ewa/accounts/new')}>
              {t('otherWays')}
            </Link>
          }
        >
          {t('off')}
        </EmptyState>
      </TaskFrame>
    );
  return (
    <AccountsView frame={(content) => <TaskFrame {...frame}>{content}</TaskFrame>}>
      {(accounts) => {
        const linked = accounts.filter(
          ({ subType, name }) => subType === 'VisaPlus' && payNameOf(name)?.service === service,
        );
        return (
          <PayNameForm
            {...frame}
            label={t('payname')}
            hint={t('hint')}
            service={service}
            onCompleted={() => void logLink(api, { service, event: 'completed', code: '' })}
            onFailed={(failure) =>
              void logLink(api, {
                ...{ service, event: 'failed' },
                code: codeOf(failure.kind === 'refused' ? failure.code : failure.kind),
              })
            }
          >
            {linked.length > 0 && (
              <List isDivided aria-label={t('linked')}>
                {linked.map(({ id, name }) => (
                  <ListRow
                    key={id}
                    icon={Wallet}
                    title={name}
                    subtitle={t('ready')}
                    href={pathTo('/ewa/accounts/:id', { id })}
                  />
                ))}
              </List>
            )}
            <Text tone="muted">{t(linked.length > 0 ? 'another' : 'text')}</Text>
            {linked.length > 0 && (
              <Link variant="standalone" href={pathTo('/ewa/accounts')}>
                {t('all')}
              </Link>
            )}
          </PayNameForm>
        );
      }}
    </AccountsView>
  );
}

export { PayPalScreen as Screen };
