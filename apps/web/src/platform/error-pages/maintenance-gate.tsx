import type { ReactNode } from 'react';
import { useApp } from '../app-context/app-context.ts';
import { isClosed } from '../connection/connection.ts';
import { useCell } from '../state/cell.ts';
import { Maintenance } from './error-page.tsx';

/**
 * Stands before every page while the server is being worked on, or is down as a whole. The page behind keeps its state: a transfer that was
 * under way can still be looked up afterwards.
 */
export function MaintenanceGate({ children }: { children: ReactNode }) {
  const { connection } = useApp();
  const isShut = isClosed(useCell(connection.server));
  return (
    <>
      {isShut && <Maintenance />}
      <div hidden={isShut}>{children}</div>
    </>
  );
}
