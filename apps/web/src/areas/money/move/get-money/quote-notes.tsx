import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import type { WorkedOutQuote } from '../../../../kit/money/transfer/use-quote.ts';
import { SlowNote } from '../../../../platform/loading/slow-note.tsx';
import { Refused } from './quote-problem.tsx';

export interface QuoteNotesProps {
  quote: WorkedOutQuote;
  /** Whether the server offers both ways for what it quoted. */
  hasWays: boolean;
}

/** Below the figures, where nothing can be pushed down: that they take long, or why there are none. */
export function QuoteNotes({ quote: { preview, failure, isAsking, retry }, hasWays }: QuoteNotesProps) {
  const t = useMoneyTexts();
  if (failure?.kind === 'session') return null;
  if (failure?.kind === 'refused')
    return <Refused code={failure.code} onRetry={retry} isRetrying={isAsking} isOnForm />;
  if (failure) {
    const isOffline = failure.kind === 'offline';
    return (
      <Banner
        tone="warning"
        isAnnounced
        title={t('kit/money/transfer:flow.loadFailed')}
        action={
          <Button variant="secondary" size="small" isPending={isAsking} onPress={retry}>
            {t('kit/money/transfer:failed.again')}
          </Button>
        }
      >
        {t(isOffline ? 'kit/money/transfer:flow.offlineText' : 'kit/money/transfer:flow.loadFailedText')}
      </Banner>
    );
  }
  if (preview && !hasWays) return <Refused code="" onRetry={retry} isRetrying={isAsking} isOnForm />;
  return isAsking ? <SlowNote /> : null;
}
