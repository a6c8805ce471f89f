import { type ApplicationStep, stepsOf } from '@dayfare/domain/card';
import { StepMarkers } from '@dayfare/ui/step-markers';
import { Text } from '@dayfare/ui/text';
import type { ReactNode } from 'react';
import { TaskFrame } from '../../../kit/money/parts/task-frame.tsx';
import { useTexts } from '../../../platform/i18n/use-texts.ts';
import { useApplication } from './use-application.ts';

export interface ApplyFrameProps {
  step: ApplicationStep;
  title: string;
  /** What the page is about, below the title. */
  text: string;
  /** Where the way back leads. */
  backTo: string;
  footer: ReactNode;
  onSubmit?: (() => void) | undefined;
  children: ReactNode;
}

/** The frame of the pages of an application: which step it is, and that what was done is kept. */
export function ApplyFrame({ step, title, text, backTo, footer, onSubmit, children }: ApplyFrameProps) {
  const t = useTexts('card/apply');
  const steps = stepsOf(useApplication().program);
  return (
    <TaskFrame title={title} backTo={backTo} footer={footer} onSubmit={onSubmit}>
      <Text tone="muted">{text}</Text>
      <StepMarkers
        label={t('steps.label')}
        steps={steps.map((one) => t(`steps.${one}`))}
        current={steps.indexOf(step) + 1}
        isCaptionHidden
      />
      {children}
      <Text variant="caption" tone="muted">
        {t('kept')}
      </Text>
    </TaskFrame>
  );
}
