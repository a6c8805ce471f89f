import type { Tips } from '@dayfare/api/tips/queries';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { EmptyState } from '@dayfare/ui/empty-state';
import { Link } from '@dayfare/ui/link';
import { RadioGroup } from '@dayfare/ui/radio-group';
import { Stack } from '@dayfare/ui/stack';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { pathTo } from '../../../platform/navigation/path-to.ts';
import { useTipsChange } from './use-tips-change.ts';

/** The account or card that tips are paid to, to choose or to change. */
export function AccountForm({ tips: { account, accounts } }: { tips: Tips }) {
  const t = useTexts('tips/setup');
  const words = useTexts('tips/home');
  const { change, isPending, problem } = useTipsChange();
  const [chosen, choose] = useState<string | null>(account ? String(account.instrumentID) : null);
  const [isMissing, setMissing] = useState(false);
  const add = (
    <Link variant="standalone" href={pathTo('/ewa/accounts/new')}>
      {t('add')}
    </Link>
  );
  if (accounts.length === 0)
    return (
      <EmptyState title={t('nowhere')} action={add}>
        {t('nowhereText')}
      </EmptyState>
    );
  const save = () => {
    if (chosen === null) setMissing(true);
    else void change({ do: 'link', instrumentId: Number(chosen) });
  };
  return (
    <Stack gap={4}>
      {problem && (
        <Banner tone="warning" isAnnounced>
          {words(`problems.${problem}`)}
        </Banner>
      )}
      <RadioGroup
        label={t('where')}
        options={accounts.map(({ instrumentID, name }) => ({ value: String(instrumentID), label: name }))}
        value={chosen}
        error={isMissing && chosen === null ? t('whereMissing') : undefined}
        onChange={(value) => choose(value)}
      />
      <Stack gap={2}>
        <Button
          variant={account ? 'secondary' : 'primary'}
          isStretched
          isPending={isPending}
          pendingLabel={words('working')}
          onPress={save}
        >
          {t('useAccount')}
        </Button>
        {add}
      </Stack>
    </Stack>
  );
}
