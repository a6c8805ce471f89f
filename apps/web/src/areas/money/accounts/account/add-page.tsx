import { cardAccess } from '@dayfare/domain/startup';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Text } from '@dayfare/ui/text';
import { AtSign, Building2, CreditCard, Hash, Landmark, ReceiptText, Wallet } from 'lucide-react';
import { useCreditUnion } from '../../../../kit/money/accounts/use-credit-union.ts';
import { useWayBack } from '../../../../kit/money/accounts/use-way-back.ts';
import { TaskFrame } from '../../../../kit/money/parts/task-frame.tsx';
import { useCurrency } from '../../../../kit/money/parts/use-currency.ts';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { listOf } from '../../../../platform/startup/configuration.ts';
import { useCell } from '../../../../platform/state/cell.ts';

export const title = 'money/accounts/account:titles.add';

/** The ways to add an account. */
export function AddScreen() {
  const t = useMoneyTexts();
  const creditUnion = useCreditUnion();
  const currency = useCurrency();
  // Visa+ pays in US dollars only.
  const isVisaPlusOffered = currency === 'USD';
  const { path, keep } = useWayBack();
  const { startup } = useApp();
  const configuration = useCell(startup.configuration);
  const isLinkable = configuration.value('EnablePlaid') === '1';
  const { isServiceEnabled, isHidden } = cardAccess(startup.data.values());
  const isCardOffered =
    isServiceEnabled && !isHidden && listOf(configuration.value('CardFrameDomains')).length > 0;
  return (
    <TaskFrame title={t('money/accounts/account:titles.add')} backTo={path}>
      <Text tone="muted">{t('money/accounts/account:add.text')}</Text>
      <List isDivided aria-label={t('money/accounts/account:titles.add')}>
        {creditUnion.isOffered && (
          <ListRow
            icon={Building2}
            href={pathTo('/ewa/mypaynow')}
            title={t('money/accounts/account:add.creditUnion', { creditUnion: creditUnion.name })}
            subtitle={t('money/accounts/account:add.creditUnionText')}
          />
        )}
        {isLinkable && (
          <ListRow
            icon={Landmark}
            href={keep(pathTo('/ewa/accounts/link'))}
            title={t('money/accounts/account:add.link')}
            subtitle={t('money/accounts/account:add.linkText')}
          />
        )}
        <ListRow
          icon={Hash}
          href={keep(pathTo('/ewa/accounts/new/bank'))}
          title={t(`money/accounts/account:add.${currency === 'CAD' ? 'byHandCanada' : 'byHand'}`)}
          subtitle={t('money/accounts/account:add.byHandText')}
        />
        {isCardOffered && (
          <ListRow
            icon={CreditCard}
            href={keep(pathTo('/card/add-card'))}
            title={t('money/accounts/account:add.card')}
            subtitle={t('money/accounts/account:add.cardText')}
          />
        )}
        <ListRow
          icon={ReceiptText}
          href={keep(pathTo('/ewa/accounts/new/biller'))}
          title={t('money/accounts/account:add.biller')}
          subtitle={t('money/accounts/account:add.billerText')}
        />
        {configuration.value('EnablePayPal') === '1' && (
          <ListRow
            icon={Wallet}
            href={pathTo('/pay-pal')}
            title={t('money/accounts/pay-pal:titles.page')}
            subtitle={t('money/accounts/account:add.payPalText')}
          />
        )}
        {/* Last, because it is offered once the balance has told the currency. */}
        {isVisaPlusOffered && (
          <ListRow
            icon={AtSign}
            href={keep(pathTo('/ewa/accounts/new/visa-plus'))}
            title={t('money/accounts/account:add.visaPlus')}
            subtitle={t('money/accounts/account:add.visaPlusText')}
          />
        )}
      </List>
    </TaskFrame>
  );
}

export { AddScreen as Screen };
