import { useApp } from '../app-context/app-context.ts';
import { useCell } from '../state/cell.ts';
import { type Failure, failureOf } from './failure.ts';

/** Classifies an error passed to a screen; null without one. */
export function useFailure(error: unknown): Failure | null {
  const isOnline = useCell(useApp().connection.isOnline);
  return error === null || error === undefined ? null : failureOf(error, isOnline);
}
