import { pinResendsLeft, resendProblem } from '@dayfare/domain/session';
import { Button } from '@dayfare/ui/button';
import { Countdown } from '@dayfare/ui/countdown';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import type { CodeInHand } from './use-code.ts';

export interface ResendProps
  extends Pick<CodeInHand, 'sent' | 'attempts' | 'at' | 'sending' | 'send' | 'look'> {
  /** Announced once no more codes can be sent. */
  exhausted: string;
  /** Whether the code can be sent the other way, by e-mail or text. */
  hasOtherWay: boolean;
}

/** Resends the code the same or the other way; before that, shows how long to wait. */
export function Resend(props: ResendProps) {
  const { sent, attempts, at, sending, send, look, exhausted, hasOtherWay } = props;
  const t = useTexts('kit/proof');
  const problem = resendProblem(attempts, at);
  if (problem === 'exhausted') return <Text tone="muted">{exhausted}</Text>;
  if (problem === 'countdown')
    return <Countdown endsAt={attempts.resendFrom} label={t('resendIn')} onEnd={look} />;
  const isMail = sent?.isMail ?? false;
  return (
    <Stack gap={1}>
      <Button
        variant="secondary"
        isStretched
        isPending={sending.isPending}
        pendingLabel={t('resending')}
        onPress={() => send()}
      >
        {t('resend')}
      </Button>
      <Text tone="muted">{t('resendsLeft', { count: pinResendsLeft(attempts) })}</Text>
      {hasOtherWay && (
        <Button variant="quiet" isStretched onPress={() => send(!isMail)}>
          {t(isMail ? 'toText' : 'toMail')}
        </Button>
      )}
    </Stack>
  );
}
