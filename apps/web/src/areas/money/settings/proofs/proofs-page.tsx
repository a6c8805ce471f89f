import type { Proof } from '@dayfare/api/money/settings/proofs-queries';
import { EmptyState } from '@dayfare/ui/empty-state';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { FileText } from 'lucide-react';
import { dayTitle } from '../../../../kit/money/format/when.ts';
import { TaskFrame } from '../../../../kit/money/parts/task-frame.tsx';
import { useCurrency } from '../../../../kit/money/parts/use-currency.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { useTexts } from '../../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { PaydayDeductions } from './payday-deductions.tsx';
import { ProofTag } from './proof-tag.tsx';
import { ProofsView } from './proofs-view.tsx';

export const title = 'money/settings/proofs:titles.list';

/** What a person is asked to show, and how each stands. */
export function ProofsScreen() {
  const t = useTexts('money/settings/proofs');
  return (
    <TaskFrame title={t('titles.list')} backTo={pathTo('/ewa/home')}>
      <ProofsView>
        {({ deductions, hours }) => (
          <Stack gap={6}>
            {deductions.length + hours.length === 0 ? (
              <EmptyState title={t('emptyTitle')}>{t('empty')}</EmptyState>
            ) : (
              <>
                <Proofs title={t('deductions')} proofs={deductions} />
                <Proofs title={t('hours')} proofs={hours} />
              </>
            )}
            <PaydayDeductions />
          </Stack>
        )}
      </ProofsView>
    </TaskFrame>
  );
}

function Proofs({ title, proofs }: { title: string; proofs: readonly Proof[] }) {
  const t = useTexts('money/settings/proofs');
  const { money, language } = useMoneyView(useCurrency() ?? 'USD');
  if (proofs.length === 0) return null;
  return (
    <Stack gap={2}>
      <Text variant="heading">{title}</Text>
      <List isDivided aria-label={title}>
        {proofs.map(({ id, kind, date, amount, status }) => (
          <ListRow
            key={id}
            icon={FileText}
            href={pathTo('/ewa/proofs/:id', { id })}
            title={dayTitle(date, language)}
            subtitle={t(`row.${kind}`, { amount: amount === null ? '' : money(amount) })}
            status={<ProofTag status={status} />}
          />
        ))}
      </List>
    </Stack>
  );
}

export { ProofsScreen as Screen };
