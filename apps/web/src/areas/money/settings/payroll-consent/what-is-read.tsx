import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { CalendarDays, Clock, EyeOff, Wallet } from 'lucide-react';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';

const rows = [
  { key: 'hours', icon: Clock },
  { key: 'pay', icon: Wallet },
  { key: 'paydays', icon: CalendarDays },
  { key: 'never', icon: EyeOff },
] as const;

/** What a consent allows, and what is never seen. */
export function WhatIsRead() {
  const t = useTexts('money/settings/payroll-consent');
  return (
    <List isDivided aria-label={t('read.title')}>
      {rows.map(({ key, icon }) => (
        <ListRow key={key} icon={icon} title={t(`read.${key}`)} subtitle={t(`read.${key}Text`)} />
      ))}
    </List>
  );
}
