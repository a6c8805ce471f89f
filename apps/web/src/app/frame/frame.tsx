import { LoadingBar } from '@dayfare/ui/loading-bar';
import { SnackbarProvider, snackbarDurations, useSnackbar } from '@dayfare/ui/snackbar';
import { useEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router-dom';
import { useApp, useSession } from '../../platform/app-context/app-context.ts';
import { OfflineNote } from '../../platform/connection/offline-note.tsx';
import { useTroubleAtHand } from '../../platform/error-pages/error-page.tsx';
import { MaintenanceGate } from '../../platform/error-pages/maintenance-gate.tsx';
import { useTexts } from '../../platform/i18n/use-texts.ts';
import { loadingId } from '../../platform/loading/loading-id.ts';
import { afterPaint, optional } from '../../platform/loading/optional.tsx';
import { mayOfferDownload } from '../../platform/page-chrome/may-offer-download.ts';
import { Arrival } from '../../platform/page-transition/page-transition.tsx';
import { contentId, SkipLink } from '../../platform/page-transition/skip-link.tsx';
import { Sliding } from '../../platform/page-transition/sliding.tsx';
import { useCell } from '../../platform/state/cell.ts';
import { pending } from './pending.css.ts';

const TopHeader = optional(() => import('../../platform/page-chrome/top-header.tsx'));
const DownloadBanner = optional(() => import('../../platform/page-chrome/download-banner.tsx'));
const LongWait = afterPaint(() => import('../../platform/loading/long-wait.tsx'));
const TimeOut = afterPaint(async () => ({
  default: (await import('../../areas/session/auto-logout/time-out.tsx')).TimeOut,
}));

/** The frame of every page: skip link, loading bar, notices, and focus on arrival at a new page. */
export function Frame() {
  useTroubleAtHand();
  const isSignedIn = useSession() !== null;
  return (
    <SnackbarProvider>
      <SkipLink />
      <Pending />
      <Notices />
      <Arrival />
      {isSignedIn && <TimeOut />}
      <div id={contentId}>
        <MaintenanceGate>
          <Above />
          {!isSignedIn && <OfflineNote />}
          <Sliding>
            <Outlet />
          </Sliding>
        </MaintenanceGate>
      </div>
    </SnackbarProvider>
  );
}

/** Content that the configuration places above every page. Only fetched if there is any. */
function Above() {
  const { pathname } = useLocation();
  const { value } = useCell(useApp().startup.configuration);
  return (
    <>
      {value('TopHeaderConfiguration') && <TopHeader />}
      {mayOfferDownload(pathname, value('RestrictedAppFeature')) && <DownloadBanner />}
    </>
  );
}

/** Shown while requests are pending or a page is loading. */
function Pending() {
  const { connection } = useApp();
  const requests = useCell(connection.pending);
  const isLoading = useNavigation().state !== 'idle' || requests > 0;
  return (
    <div id={loadingId} className={pending}>
      <LoadingBar isLoading={isLoading} />
      {isLoading && <LongWait />}
    </div>
  );
}

function Notices() {
  const { notices, connection } = useApp();
  const t = useTexts('app');
  const { notify } = useSnackbar();
  const isOnline = useCell(connection.isOnline);
  const wasOnline = useRef(isOnline);

  useEffect(() => notices.showWith(notify), [notices, notify]);
  useEffect(() => {
    if (wasOnline.current === isOnline) return;
    wasOnline.current = isOnline;
    // OfflineNote and OldAnswersNote report a missing network for as long as it lasts.
    if (!isOnline) return;
    notices.say({ message: t('frame.online'), tone: 'success', durationMs: snackbarDurations.app });
  }, [isOnline, notices, t]);
  return null;
}
