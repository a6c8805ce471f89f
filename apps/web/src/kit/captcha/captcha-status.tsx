import { ProgressBar } from '@dayfare/ui/progress-bar';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import type { CaptchaProgress } from './use-captcha.ts';

export interface CaptchaStatusProps {
  /** Null where no form waits for it. */
  progress: CaptchaProgress | null;
}

/** Says that the device is at work for the captcha, and how far it is. There is nothing to do, see or hear. */
export function CaptchaStatus({ progress }: CaptchaStatusProps) {
  const t = useTexts('kit/captcha');
  const isWorking = progress !== null && progress.solved < progress.rounds;
  return (
    <Stack gap={2}>
      <div role="status">{isWorking && <Text tone="muted">{t('captcha.text')}</Text>}</div>
      {isWorking && (
        <ProgressBar
          label={t('captcha.label')}
          value={progress.solved}
          max={progress.rounds}
          valueText={t('captcha.step', { solved: progress.solved, rounds: progress.rounds })}
        />
      )}
    </Stack>
  );
}
