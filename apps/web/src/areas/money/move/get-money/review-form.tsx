import type { Instrument } from '@dayfare/api/money/queries';
import type { CurrencyCode } from '@dayfare/domain/money';
import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { TransferReview } from '@dayfare/ui/patterns/transfer-review';
import { Text } from '@dayfare/ui/text';
import { useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';
import { Agreement } from '../../../../kit/contracts/agreement.tsx';
import { feeWords } from '../../../../kit/money/format/fees.ts';
import { waysOf } from '../../../../kit/money/format/speeds.ts';
import { factsText, quotedTransfer } from '../../../../kit/money/format/transfer-facts.ts';
import { agreementText } from '../../../../kit/money/parts/agreement-text.ts';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { useMoneyView } from '../../../../kit/money/parts/use-money-view.ts';
import { refusedWords } from '../../../../kit/money/reasons/refusals.ts';
import { SpeedChoice } from '../../../../kit/money/transfer/speed-choice.tsx';
import { quoteAt } from '../../../../kit/money/transfer/transfer-controller.ts';
import { useVoice } from '../../../../platform/i18n/use-texts.ts';
import type { ReviewProps } from './review-props.ts';
import { StepScreen } from './step-screen.tsx';
import { TransferProof } from './transfer-proof.tsx';

export interface ReviewFormProps extends ReviewProps {
  currency: CurrencyCode;
  /** Undefined while the list of destinations is loading. */
  instrument: Instrument | undefined;
}

/**
 * The server's figures with the other speed beside the chosen one, the agreement, and a button that says what it does: it opens what there is
 * to agree to, and names amount and payee once that is done.
 */
export function ReviewForm({ controller, view, currency, instrument }: ReviewFormProps) {
  const { t, money, timeZone } = useMoneyView(currency);
  const voice = useVoice();
  const wasAsked = useSearchParams()[0].has('read');
  const isArrival = useNavigationType() === 'PUSH';
  const toRead = view.terms?.contractsToRead ?? [];
  // The button that led here said that there is something to read first.
  const [isReading, setReading] = useState(wasAsked && isArrival && toRead.length > 0);
  const [wasRefused, setRefused] = useState(false);
  const { state, terms, isQuoting } = view;
  const quote = quoteAt(view);
  if (!quote || !terms) return null;
  const isAgreed = state.step === 'agreed' || state.step === 'sending';
  const isSending = state.step === 'sending';
  const ways = waysOf({ options: terms.options, amount: state.draft.amount }, { t, money });

  const agree = (agreed: boolean) => {
    setRefused(!agreed);
    controller.agree(agreed);
  };
  const submit = () => {
    if (isAgreed) void controller.send();
    else setReading(true);
  };
  return (
    <StepScreen
      step="review"
      title={t('kit/money/transfer:review.title')}
      onSubmit={submit}
      footer={
        <Button
          type="submit"
          isStretched
          isPending={isSending || isQuoting}
          pendingLabel={t('kit/money/transfer:review.sending')}
        >
          {isAgreed ? (
            <>
              {voice('getAmount', { amount: money(quote.received) })} <br />
              <Text as="span" variant="caption" tone="inherit">
                {t('kit/money/transfer:review.payee', { payee: instrument?.name ?? '…' })}
              </Text>
            </>
          ) : (
            t('kit/money/transfer:review.toAgree')
          )}
        </Button>
      }
    >
      <TransferReview
        transfer={{
          ...quotedTransfer(quote, { speed: state.draft.speed, instrument }, { t, currency, timeZone }),
          ...feeWords(terms.feeFacts, { fee: quote.fee, received: quote.received, t, money }),
        }}
        leftOnPaydayMinor={terms.leftOnPayday}
        feesThisYearMinor={terms.feesThisYear}
        banner={<ReviewBanner view={view} />}
        speeds={
          ways && (
            <SpeedChoice
              {...{ ways, currency }}
              amount={state.draft.amount}
              speed={state.draft.speed}
              isPending={false}
              onChange={(speed) => void controller.changeSpeed(speed)}
            />
          )
        }
        policy={
          <Agreement
            contractType={terms.contractType}
            contractIds={toRead.length > 0 ? toRead : terms.contractIds}
            isFromBefore={toRead.length === 0}
            isAgreed={isAgreed}
            isLocked={isSending}
            isOpen={isReading}
            onOpenChange={setReading}
            onAgree={agree}
            error={wasRefused && !isAgreed ? t('kit/money/transfer:review.refused') : undefined}
            text={agreementText(t, toRead.length || terms.contractIds.length)}
          />
        }
        text={{
          ...factsText(t, 'toSend'),
          amount: t('kit/money/transfer:review.amount'),
          leftOnPayday: t('kit/money/transfer:review.payday'),
          feesThisYear: t('kit/money/transfer:review.feesThisYear'),
        }}
      />
      <TransferProof view={view} onProved={() => void controller.send()} />
    </StepScreen>
  );
}

/** What happened since the figures were first shown, if anything. */
function ReviewBanner({ view: { trouble, renewal } }: Pick<ReviewProps, 'view'>) {
  const t = useMoneyTexts();
  if (trouble && trouble.kind !== 'session') {
    return (
      <Banner tone="warning" title={t('kit/money/transfer:failed.title')} isAnnounced>
        {trouble.kind === 'refused'
          ? refusedWords(trouble.code, t)
          : t(`kit/money/transfer:errors.${trouble.kind}`)}
      </Banner>
    );
  }
  if (!renewal) return null;
  return (
    <Banner
      tone={renewal === 'changed' ? 'warning' : 'info'}
      title={t(
        renewal === 'changed'
          ? 'kit/money/transfer:review.changedTitle'
          : 'kit/money/transfer:review.renewedTitle',
      )}
      isAnnounced
    >
      {t(renewal === 'changed' ? 'kit/money/transfer:review.changed' : 'kit/money/transfer:review.renewed')}
    </Banner>
  );
}
