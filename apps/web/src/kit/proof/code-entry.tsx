import { pinBlockedMs } from '@dayfare/domain/session';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { Countdown } from '@dayfare/ui/countdown';
import { Stack } from '@dayfare/ui/stack';
import { FormStatus } from '../../platform/forms/form-status.tsx';
import { onOneLine } from '../../platform/i18n/telephone.ts';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { PinForm } from './pin-form.tsx';
import { Resend } from './resend.tsx';
import type { CodeInHand } from './use-code.ts';

export interface CodeEntryProps {
  code: CodeInHand;
  /** Label of the button that sends the first code. */
  firstSend: string;
  /** Announced once no more codes can be sent. */
  exhausted: string;
  /** Whether the code can be sent the other way, by e-mail or text. */
  hasOtherWay: boolean;
}

/** A code, from sending it to its last digit: the field, resending, and the wait after too many wrong ones. */
export function CodeEntry({ code, firstSend, exhausted, hasOtherWay }: CodeEntryProps) {
  const t = useTexts('kit/proof');
  const { sent, attempts, at, sending } = code;
  const isBlocked = pinBlockedMs(attempts, at) > 0;
  return (
    <>
      <FormStatus submission={sending} />
      {isBlocked && attempts.blockedUntil !== null && (
        <Stack gap={3}>
          <Banner tone="danger" title={t('blockedTitle')} isAnnounced>
            {t('blocked')}
          </Banner>
          <Countdown endsAt={attempts.blockedUntil} label={t('blockedFor')} onEnd={code.look} />
        </Stack>
      )}
      {!isBlocked && attempts.blockedUntil !== null && (
        <Banner tone="info" isAnnounced>
          {t('blockOver')}
        </Banner>
      )}
      {code.isResent && sent && (
        <Banner tone="success" isAnnounced>
          {t('resent', { to: onOneLine(sent.to) })}
        </Banner>
      )}
      {!isBlocked && sent && (
        <>
          <PinForm {...code} />
          <Resend {...code} exhausted={exhausted} hasOtherWay={hasOtherWay} />
        </>
      )}
      {!sent && (
        <Button
          isStretched
          isPending={sending.isPending}
          pendingLabel={t('resending')}
          onPress={() => code.send()}
        >
          {firstSend}
        </Button>
      )}
    </>
  );
}
