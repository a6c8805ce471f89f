import { Text } from '@dayfare/ui/text';
import { useTexts } from '../i18n/use-texts.ts';
import { useSlow } from './use-slow.ts';

/** Says that a wait takes longer than usual. Mount it for the duration of the wait. */
export function SlowNote() {
  const t = useTexts('app');
  const isSlow = useSlow(true);
  return <div role="status">{isSlow && <Text tone="muted">{t('failure.slow')}</Text>}</div>;
}
