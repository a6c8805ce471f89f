import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation, useNavigationType } from 'react-router-dom';
import { forgetReceipt, wasReceiptShown } from '../../../../kit/money/transfer/receipt-shown.ts';
import { type Step, stepPath } from '../../../../kit/money/transfer/steps.ts';
import type { TransferController, TransferView } from '../../../../kit/money/transfer/transfer-view.ts';
import { useTransferController } from '../../../../kit/money/transfer/use-transfer-controller.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { detour } from './step-guard.ts';

/** Shows a step, or redirects to the one that comes first. */
export function StepGate(props: {
  step: Step;
  children: (controller: TransferController, view: TransferView) => ReactNode;
}) {
  const { controller, view } = useTransferController();
  const isWayBack = useNavigationType() === 'POP';
  // A page that was opened by its address begins the flow, whatever it asks for.
  const isFirstPage = useLocation().key === 'default';
  const app = useApp();
  const isDone = view.state.step === 'done' && props.step !== 'review';
  // Opening the questions means another transfer; going back from the receipt doesn't.
  const isOver = isDone && !isWayBack;
  useEffect(() => {
    if (isOver) controller.reset();
    if (!isWayBack) forgetReceipt(app);
  }, [isOver, isWayBack, controller, app]);
  if (isDone) return isWayBack ? <Navigate to={pathTo('/ewa/home')} replace /> : null;
  const elsewhere = detour(props.step, view.state);
  // A reload of the receipt forgets the transfer; going back from it still doesn't mean another one.
  const isForgotten = elsewhere === 'amount' || wasReceiptShown(app);
  if (isForgotten && isWayBack && !isFirstPage && view.state.step === 'editing')
    return <Navigate to={pathTo('/ewa/home')} replace />;
  if (elsewhere) return <Navigate to={stepPath(elsewhere)} replace />;
  return props.children(controller, view);
}
