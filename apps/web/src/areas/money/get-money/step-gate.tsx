import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { type Step, stepPath } from '../view/steps.ts';
import { detour } from './step-guard.ts';
import type { Desk, TransferDesk } from './transfer-desk.ts';
import { useTransferDesk } from './use-transfer-desk.ts';

/** Lets someone into a step, or leads to the one that comes first. */
export function StepGate(props: { step: Step; children: (desk: TransferDesk, view: Desk) => ReactNode }) {
  const { desk, view } = useTransferDesk();
  // What is done is done: whoever comes back to the questions means another transfer.
  const isOver = view.state.step === 'done' && props.step !== 'review';
  useEffect(() => {
    if (isOver) desk.reset();
  }, [isOver, desk]);
  if (isOver) return null;
  const elsewhere = detour(props.step, view.state);
  if (elsewhere) return <Navigate to={stepPath(elsewhere)} replace />;
  return props.children(desk, view);
}
