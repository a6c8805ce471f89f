import type { Proof } from '@dayfare/api/money/settings/proofs-queries';
import { EmptyState } from '@dayfare/ui/empty-state';
import { List } from '@dayfare/ui/list';
import { ListRow } from '@dayfare/ui/list-row';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { FileText } from 'lucide-react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { TaskFrame } from '../accounts/account-frame.tsx';
import { useCurrency } from '../parts/use-currency.ts';
import { useMoneyView } from '../parts/use-money-view.ts';
import { homePath } from '../view/steps.ts';
import { dayTitle } from '../view/when.ts';
import { proofPath } from './paths.ts';
import { PaydayDeductions } from './payday-deductions.tsx';
import { ProofTag } from './proof-tag.tsx';
import { ProofsView } from './proofs-view.tsx';

export const title = 'money/proofs:titles.list';

/** What a person is asked to show, and how each stands. */
export function ProofsScreen() {
  const t = useTexts('money/proofs');
  return (
    <TaskFrame title={t('titles.list')} backTo={homePath}>
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
  const t = useTexts('money/proofs');
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
            href={proofPath(id)}
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
