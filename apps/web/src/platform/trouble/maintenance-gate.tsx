import type { ReactNode } from 'react';
import { useApp } from '../app-context/app-context.ts';
import { useCell } from '../state/cell.ts';
import { Maintenance } from './trouble.tsx';

/**
 * Stands before every page while the server is being worked on. The page behind keeps its state: a transfer that was
 * under way can still be looked up afterwards.
 */
export function MaintenanceGate({ children }: { children: ReactNode }) {
  const { connection } = useApp();
  const isClosed = useCell(connection.server) === 'maintenance';
  return (
    <>
      {isClosed && <Maintenance />}
      <div hidden={isClosed}>{children}</div>
    </>
  );
}
