import { Text } from '@dayfare/ui/text';
import { useSlow } from '../../../platform/loading/use-slow.ts';
import { useMoneyTexts } from './use-money-texts.ts';

/** Says that a wait takes longer than usual. Mount it for as long as the wait lasts. */
export function SlowNote({ align = 'start' }: { align?: 'start' | 'center' | undefined }) {
  const t = useMoneyTexts();
  const isSlow = useSlow(true);
  return (
    <div role="status">
      {isSlow && (
        <Text tone="muted" align={align}>
          {t('home.slow')}
        </Text>
      )}
    </div>
  );
}
