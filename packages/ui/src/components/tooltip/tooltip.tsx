'use client';

import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, OverlayArrow, TooltipTrigger } from 'react-aria-components/Tooltip';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import * as styles from './tooltip.css.ts';

interface OwnProps {
  /** A few words; they become the control's description. */
  text: string;
  /** The control it explains: a `Button`, `IconButton` or `Link`. */
  children: ReactNode;
  /**
   * Preferred placement.
   * @default 'top'
   */
  placement?: 'top' | 'bottom' | 'start' | 'end' | undefined;
  /**
   * How long the pointer must rest, in ms; keyboard focus shows it at once.
   * @default 600
   */
  delayMs?: number | undefined;
  /**
   * Whether it is shown initially.
   * @default false
   */
  defaultOpen?: boolean | undefined;
}

export type TooltipProps = OwnProps & RootProps;

/** A short hint about a control, shown on hover or keyboard focus. Touch screens never show it. */
export function Tooltip(props: TooltipProps) {
  const { text, children, placement = 'top', delayMs = 600, defaultOpen = false } = props;
  return (
    <TooltipTrigger delay={delayMs} closeDelay={150} defaultOpen={defaultOpen}>
      {children}
      <AriaTooltip {...rootProps(props)} placement={placement} offset={8} className={styles.tooltip}>
        <OverlayArrow className={styles.arrow}>
          <svg width="12" height="6" viewBox="0 0 12 6" aria-hidden="true">
            <path d="M0 0L6 6L12 0" />
          </svg>
        </OverlayArrow>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
