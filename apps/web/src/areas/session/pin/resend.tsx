import { resendProblem } from '@dayfare/domain/session';
import { Button } from '@dayfare/ui/button';
import { Countdown } from '@dayfare/ui/countdown';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import type { PinInHand } from './use-pin.ts';

/** Props of {@link Resend}. */
export type ResendProps = Pick<PinInHand, 'sent' | 'attempts' | 'at' | 'sending' | 'send' | 'look'>;

/** Another code, the same way or the other; before that, how long to wait for it. */
export function Resend({ sent, attempts, at, sending, send, look }: ResendProps) {
  const t = useTexts('session/pin');
  const problem = resendProblem(attempts, at);
  if (problem === 'exhausted') return <Text tone="muted">{t('exhausted')}</Text>;
  if (problem === 'countdown')
    return <Countdown endsAt={attempts.resendFrom} label={t('resendIn')} onEnd={look} />;
  const isMail = sent?.isMail ?? false;
  return (
    <Stack gap={1}>
      <Button
        variant="secondary"
        stretch
        isPending={sending.isPending}
        pendingLabel={t('resending')}
        onPress={() => send()}
      >
        {t('resend')}
      </Button>
      <Button variant="quiet" stretch onPress={() => send(!isMail)}>
        {t(isMail ? 'toText' : 'toMail')}
      </Button>
    </Stack>
  );
}
