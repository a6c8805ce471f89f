import { Banner } from '@dayfare/ui/banner';
import { Button } from '@dayfare/ui/button';
import { RelativeTime } from '@dayfare/ui/relative-time';
import { useEffect, useState } from 'react';
import { useApp } from '../app-context/app-context.ts';
import { place } from '../connection/offline-note.css.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useCell } from '../state/cell.ts';
import { oldAnswersOf, oldestOnScreen, renewOldAnswers } from './query-client.ts';

/** How often old data is refetched while it is shown, in ms. */
const askEveryMs = 30_000;

/**
 * Says that the page shows old data, and from when; refetches it automatically. Stays as long as there is no network, even over data that
 * was current when the network was lost.
 */
export function OldAnswersNote() {
  const { session, connection } = useApp();
  const t = useTexts('app');
  const old = useCell(oldAnswersOf(session));
  const isOnline = useCell(connection.isOnline);
  const [isAsking, setAsking] = useState(false);
  const isOld = old.size > 0;

  useEffect(() => {
    if (!isOld || !isOnline) return;
    const renew = () => void renewOldAnswers(session);
    renew();
    const timer = setInterval(renew, askEveryMs);
    return () => clearInterval(timer);
  }, [isOld, isOnline, session]);

  if (!isOld && isOnline) return null;
  const since = isOld ? Math.min(...old.values()) : oldestOnScreen(session);
  const ask = async () => {
    setAsking(true);
    await renewOldAnswers(session).catch(() => undefined);
    setAsking(false);
  };
  return (
    <div className={place}>
      <Banner
        tone="warning"
        title={t(isOnline ? 'frame.oldTitle' : 'frame.oldOfflineTitle')}
        isAnnounced
        action={
          isOnline && (
            <Button variant="secondary" size="small" isPending={isAsking} onPress={() => void ask()}>
              {t('start.retry')}
            </Button>
          )
        }
      >
        {since === null ? (
          t('failure.offline')
        ) : (
          <>
            {t('frame.oldText')} <RelativeTime date={since} isInSentence />
          </>
        )}
      </Banner>
    </div>
  );
}
