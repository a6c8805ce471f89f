import { type ReactNode, useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { type Step, stepPath } from '../view/steps.ts';
import { detour } from './step-guard.ts';
import type { TransferController, TransferView } from './transfer-view.ts';
import { useTransferController } from './use-transfer-controller.ts';

/** Lets someone into a step, or leads to the one that comes first. */
export function StepGate(props: {
  step: Step;
  children: (controller: TransferController, view: TransferView) => ReactNode;
}) {
  const { controller, view } = useTransferController();
  // What is done is done: whoever comes back to the questions means another transfer.
  const isOver = view.state.step === 'done' && props.step !== 'review';
  useEffect(() => {
    if (isOver) controller.reset();
  }, [isOver, controller]);
  if (isOver) return null;
  const elsewhere = detour(props.step, view.state);
  if (elsewhere) return <Navigate to={stepPath(elsewhere)} replace />;
  return props.children(controller, view);
}
