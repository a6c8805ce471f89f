import { type ReactNode, useEffect } from 'react';
import { Navigate, useNavigationType } from 'react-router-dom';
import { homePath, type Step, stepPath } from '../view/steps.ts';
import { detour } from './step-guard.ts';
import type { TransferController, TransferView } from './transfer-view.ts';
import { useTransferController } from './use-transfer-controller.ts';

/** Shows a step, or redirects to the one that comes first. */
export function StepGate(props: {
  step: Step;
  children: (controller: TransferController, view: TransferView) => ReactNode;
}) {
  const { controller, view } = useTransferController();
  const isWayBack = useNavigationType() === 'POP';
  const isDone = view.state.step === 'done' && props.step !== 'review';
  // Opening the questions means another transfer; going back from the receipt doesn't.
  const isOver = isDone && !isWayBack;
  useEffect(() => {
    if (isOver) controller.reset();
  }, [isOver, controller]);
  if (isDone) return isWayBack ? <Navigate to={homePath} replace /> : null;
  const elsewhere = detour(props.step, view.state);
  if (elsewhere) return <Navigate to={stepPath(elsewhere)} replace />;
  return props.children(controller, view);
}
