import { type TipsSetting, tipsSettings } from '@dayfare/domain/tips';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { RadioGroup } from '@dayfare/ui/radio-group';
import { Stack } from '@dayfare/ui/stack';
import { useState } from 'react';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useTipsChange } from './use-tips-change.ts';

/** What is paid out early. */
export function SettingForm() {
  const t = useTexts('tips/setup');
  const words = useTexts('tips/home');
  const { change, isPending, problem } = useTipsChange();
  const [setting, choose] = useState<TipsSetting>('TipsAndMileage');
  return (
    <Stack gap={4}>
      {problem && (
        <Banner tone="warning" isAnnounced>
          {words(`problems.${problem}`)}
        </Banner>
      )}
      <RadioGroup
        label={t('what')}
        options={tipsSettings.map((value) => ({ value, label: t(`setting.${value}`) }))}
        value={setting}
        onChange={choose}
      />
      <Button
        isStretched
        isPending={isPending}
        pendingLabel={words('working')}
        onPress={() => void change({ do: 'set', setting })}
      >
        {t('next')}
      </Button>
    </Stack>
  );
}
