import { AppHeader } from '@dayfare/ui/app-header';
import { IconButton } from '@dayfare/ui/icon-button';
import { ProgressBar } from '@dayfare/ui/progress-bar';
import { Screen } from '@dayfare/ui/screen';
import { snackbarDurations } from '@dayfare/ui/snackbar';
import { Stack } from '@dayfare/ui/stack';
import { Text } from '@dayfare/ui/text';
import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { EmployerName } from '../../../../kit/money/parts/employer-name.tsx';
import { useMoneyTexts } from '../../../../kit/money/parts/use-money-texts.ts';
import { type Step, stepPath } from '../../../../kit/money/transfer/steps.ts';
import { transferControllerOf } from '../../../../kit/money/transfer/use-transfer-controller.ts';
import { useApp } from '../../../../platform/app-context/app-context.ts';
import { BrandMark } from '../../../../platform/brand/brand-mark.tsx';
import { pathTo } from '../../../../platform/navigation/path-to.ts';
import { useNavigate } from '../../../../platform/navigation/use-navigate.ts';

export interface StepScreenProps {
  step: Step;
  /** The question of this step. */
  title: string;
  /** The primary action, and at most one less prominent one. */
  footer?: ReactNode;
  onSubmit?: (() => void) | undefined;
  /** Stands close below the question. Default: nothing. */
  lead?: ReactNode;
  children?: ReactNode;
}

/** A step of getting money: the way back, the progress, the question, and its answer. */
export function StepScreen({ step, title, footer, onSubmit, lead, children }: StepScreenProps) {
  const t = useMoneyTexts();
  const navigate = useNavigate();
  // Three of the steps' pages are one screen, opened for one of its questions.
  const position = step === 'review' ? 2 : 1;
  const app = useApp();
  const heading = useRef<HTMLElement>(null);
  const close = () => {
    // People who leave halfway should not have to wonder what became of it.
    const { state } = transferControllerOf(app).view.get();
    if (state.step === 'editing' && state.draft.amount > 0)
      app.notices.say({
        message: t('kit/money/transfer:flow.kept'),
        tone: 'info',
        durationMs: snackbarDurations.app,
      });
    void navigate(pathTo('/ewa/home'));
  };
  // When content is replaced (figures that load, a button that disappears), focus must not be lost.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Screen
      header={
        <AppHeader
          isPageHeading={false}
          onBack={() => (step === 'review' ? void navigate(stepPath('amount')) : close())}
          logo={<BrandMark drawing="mark" />}
          trailing={<IconButton icon={X} label={t('kit/money/transfer:flow.close')} onPress={close} />}
        />
      }
      footer={footer}
      onSubmit={onSubmit}
    >
      <Stack gap={2}>
        <ProgressBar
          label={t(`titles.${step}`)}
          value={position}
          max={2}
          valueText={t('kit/money/transfer:flow.progress', { step: position, total: 2 })}
          isLabelHidden
        />
        <Text ref={heading} variant="title" isBalanced isFocusTarget>
          {title}
        </Text>
        <EmployerName />
        {lead}
      </Stack>
      {children}
    </Screen>
  );
}
