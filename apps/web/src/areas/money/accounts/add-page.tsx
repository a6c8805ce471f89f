import { cardAccess } from '@dayfare/domain/startup';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Text } from '@dayfare/ui/text';
import { AtSign, Building2, CreditCard, Hash, Landmark, ReceiptText, Wallet } from 'lucide-react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { listOf } from '../../../platform/startup/configuration.ts';
import { useCell } from '../../../platform/state/cell.ts';
import { numberPath } from '../credit-union/paths.ts';
import { useCreditUnion } from '../credit-union/use-credit-union.ts';
import { useCurrency } from '../parts/use-currency.ts';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import {
  linkPath,
  newBankPath,
  newBillerPath,
  newCardPath,
  newVisaPlusPath,
  payPalPath,
} from '../view/steps.ts';
import { TaskFrame } from './account-frame.tsx';
import { useWayBack } from './use-way-back.ts';

export const title = 'money/accounts:titles.add';

/** The ways to add an account. */
export function AddScreen() {
  const t = useMoneyTexts();
  const union = useTexts('money/credit-union');
  const visaPlus = useTexts('money/visa-plus');
  const payPal = useTexts('money/pay-pal');
  const biller = useTexts('money/biller');
  const creditUnion = useCreditUnion();
  // Visa+ pays in US dollars only.
  const isVisaPlusOffered = useCurrency() === 'USD';
  const { path, keep } = useWayBack();
  const { startup } = useApp();
  const configuration = useCell(startup.configuration);
  const isLinkable = configuration.value('EnablePlaid') === '1';
  const { isServiceEnabled, isHidden } = cardAccess(startup.data.values());
  const isCardOffered =
    isServiceEnabled && !isHidden && listOf(configuration.value('CardFrameDomains')).length > 0;
  return (
    <TaskFrame title={t('money/accounts:titles.add')} backTo={path}>
      <Text tone="muted">{t('money/accounts:add.text')}</Text>
      <List isDivided aria-label={t('money/accounts:titles.add')}>
        {creditUnion.isOffered && (
          <ListRow
            icon={Building2}
            href={numberPath}
            title={union('add', { creditUnion: creditUnion.name })}
            subtitle={union('addText')}
          />
        )}
        {isLinkable && (
          <ListRow
            icon={Landmark}
            href={keep(linkPath)}
            title={t('money/accounts:add.link')}
            subtitle={t('money/accounts:add.linkText')}
          />
        )}
        <ListRow
          icon={Hash}
          href={keep(newBankPath)}
          title={t('money/accounts:add.byHand')}
          subtitle={t('money/accounts:add.byHandText')}
        />
        {isCardOffered && (
          <ListRow
            icon={CreditCard}
            href={keep(newCardPath)}
            title={t('money/accounts:add.card')}
            subtitle={t('money/accounts:add.cardText')}
          />
        )}
        <ListRow
          icon={ReceiptText}
          href={keep(newBillerPath)}
          title={biller('row')}
          subtitle={biller('rowText')}
        />
        {configuration.value('EnablePayPal') === '1' && (
          <ListRow icon={Wallet} href={payPalPath} title={payPal('titles.page')} subtitle={payPal('add')} />
        )}
        {/* Last, because it is offered once the balance has told the currency. */}
        {isVisaPlusOffered && (
          <ListRow
            icon={AtSign}
            href={keep(newVisaPlusPath)}
            title={visaPlus('add')}
            subtitle={visaPlus('addText')}
          />
        )}
      </List>
    </TaskFrame>
  );
}

export { AddScreen as Screen };
