import type { Tips } from '@dayfare/api/tips/queries';
import { Banner } from '@dayfare/ui/banner';
import { Stack } from '@dayfare/ui/stack';
import { Switch } from '@dayfare/ui/switch';
import { Text } from '@dayfare/ui/text';
import { ConfirmAction } from '../../../kit/money/parts/confirm-action.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { AccountForm } from '../setup/account-form.tsx';
import { useTipsChange } from '../setup/use-tips-change.ts';
import { isStuck } from './is-stuck.ts';

/** Where tips go, whether mileage goes there too, and the way to end it. */
export function Settings({ tips }: { tips: Tips }) {
  const t = useTexts('tips/home');
  const { change, isPending, problem } = useTipsChange();
  return (
    <Stack gap={4}>
      <Text variant="heading">{t('settings')}</Text>
      {problem && (
        <Banner tone="warning" isAnnounced>
          {t(`problems.${problem}`)}
        </Banner>
      )}
      <Switch
        description={t('mileageHint')}
        isSelected={tips.setting === 'TipsAndMileage'}
        isDisabled={isPending}
        onChange={(isOn) => void change({ do: 'set', setting: isOn ? 'TipsAndMileage' : 'Tips' })}
      >
        {t('mileage')}
      </Switch>
      {!isStuck(tips) && <AccountForm tips={tips} />}
      <ConfirmAction
        isDanger
        label={t('end')}
        title={t('endTitle')}
        text={t('endText')}
        confirm={t('endYes')}
        keep={t('keep')}
        working={t('working')}
        isPending={isPending}
        onConfirm={() => change({ do: 'optOut' })}
      />
    </Stack>
  );
}
