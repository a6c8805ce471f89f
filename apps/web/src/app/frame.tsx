import { LoadingBar } from '@dayfare/ui/loading-bar';
import { SnackbarProvider, snackbarDurations, useSnackbar } from '@dayfare/ui/snackbar';
import { useEffect, useRef } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import { useTexts } from '../i18n/use-texts.ts';
import { useApp } from './app-context.ts';
import { Arrival } from './arrival.tsx';
import { useCell } from './cell.ts';
import { MaintenanceGate } from './maintenance-gate.tsx';
import { contentId, SkipLink } from './skip-link.tsx';
import { useTroubleAtHand } from './trouble.tsx';

/** What stands around every page: the way past the header, the loading bar, notices, and the arrival at a new page. */
export function Frame() {
  useTroubleAtHand();
  return (
    <SnackbarProvider>
      <SkipLink />
      <Pending />
      <Notices />
      <Arrival />
      <div id={contentId}>
        <MaintenanceGate>
          <Outlet />
        </MaintenanceGate>
      </div>
    </SnackbarProvider>
  );
}

/** On while requests are pending or a page is on its way, off at zero. */
function Pending() {
  const { connection } = useApp();
  const requests = useCell(connection.pending);
  const navigation = useNavigation();
  return <LoadingBar isLoading={requests > 0 || navigation.state !== 'idle'} />;
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
    notices.say({
      message: t(isOnline ? 'frame.online' : 'frame.offline'),
      tone: isOnline ? 'success' : 'warning',
      durationMs: isOnline ? snackbarDurations.app : snackbarDurations.component,
    });
  }, [isOnline, notices, t]);
  return null;
}
