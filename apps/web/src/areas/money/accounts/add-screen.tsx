import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Text } from '@dayfare/ui/text';
import { Hash, Landmark } from 'lucide-react';
import { useApp } from '../../../platform/app-context/app-context.ts';
import { useCell } from '../../../platform/state/cell.ts';
import { useMoneyTexts } from '../parts/use-money-texts.ts';
import { linkPath, newBankPath } from '../view/steps.ts';
import { AccountFrame } from './account-frame.tsx';
import { useWayBack } from './use-way-back.ts';

/** The ways to add an account. */
export function AddScreen() {
  const t = useMoneyTexts();
  const { path, keep } = useWayBack();
  const isLinkable = useCell(useApp().startup.configuration).value('EnablePlaid') === '1';
  return (
    <AccountFrame title={t('money/accounts:titles.add')} backTo={path}>
      <Text tone="muted">{t('money/accounts:add.text')}</Text>
      <List isDivided aria-label={t('money/accounts:titles.add')}>
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
      </List>
    </AccountFrame>
  );
}
