'use client';

import type { ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import { Countdown } from '../../components/countdown/countdown.tsx';
import { Illustration } from '../../components/empty-state/illustrations/illustration.tsx';
import { Link } from '../../components/link/link.tsx';
import { Inline } from '../../primitives/inline/inline.tsx';
import type { PressHandler } from '../../primitives/press.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { Stack } from '../../primitives/stack/stack.tsx';
import { MessageScreen, type MessageScreenTools } from '../shared/message-screen.tsx';
import { SmallPrint } from '../shared/small-print.tsx';
import { type StepList, StepsSection } from '../shared/steps.tsx';
import * as styles from './full-screen-template.css.ts';
import { SavingsBalance, type SavingsBalanceProps } from './savings-balance.tsx';
import {
  type DisclaimerKind,
  type TemplateScreen,
  type TemplateScreenName,
  templateScreens,
} from './template-screens.ts';

export type { Step, StepList } from '../shared/steps.tsx';
export type { DisclaimerKind, TemplateScreenName } from './template-screens.ts';
export { isTemplateScreen, templateScreens } from './template-screens.ts';

export interface FullScreenTemplateProps extends MessageScreenTools, RootProps {
  /** Decides the picture, the layout and which disclaimers are shown. */
  screen: TemplateScreenName;
  /**
   * Replaces the screen's own picture; `alt` is empty for a decorative image.
   * @default []
   */
  images?: readonly { src: string; alt: string }[] | undefined;
  /** Above the title: "Step 1 of 3". */
  step?: string | undefined;
  /** The screen's message. */
  title: string;
  /** Content below the title. */
  children?: ReactNode | undefined;
  /** The savings balance; `--` if there is none. */
  savings?: SavingsBalanceProps | undefined;
  /** How it works, step by step. */
  howItWorks?: StepList | undefined;
  /** How pay gets onto the card, step by step. */
  directDeposit?: StepList | undefined;
  /** A deadline: the time in ms since 1970, and what ends then. */
  countdown?: { label: string; endsAt: number; onEnd?: (() => void) | undefined } | undefined;
  /** A box to check. */
  consent?:
    | {
        /** A full sentence without links. */
        label: ReactNode;
        isSelected: boolean;
        onChange: (isSelected: boolean) => void;
        error?: ReactNode | undefined;
      }
    | undefined;
  /** A policy or contract: a `PolicyCheckbox`. */
  policy?: ReactNode | undefined;
  /** The primary action, named for what it does. */
  primary?:
    | {
        label: string;
        onPress: PressHandler;
        isPending?: boolean | undefined;
        isDisabled?: boolean | undefined;
      }
    | undefined;
  /** A link to more information. */
  anchor?: { label: string; href: string; isExternal?: boolean | undefined } | undefined;
  /**
   * Who issues the card: an `IssuerStatement`, or texts.
   * @default []
   */
  issuerStatements?: readonly ReactNode[] | undefined;
  /** Texts of the disclaimers; only those that the screen needs are shown. */
  disclaimers?: Partial<Record<DisclaimerKind, string>> | undefined;
}

/** The template of screens that explain, celebrate or apologise. Everything but the title is optional. */
export function FullScreenTemplate(props: FullScreenTemplateProps) {
  const { screen, images = [], consent, policy, primary, anchor, countdown, savings, disclaimers } = props;
  const { picture, layout, disclaimers: kinds }: TemplateScreen = templateScreens[screen];
  const { onBack, onClose, onHelp, step, title, howItWorks, directDeposit, issuerStatements = [] } = props;
  return (
    <MessageScreen
      {...rootProps(props)}
      {...{ onBack, onClose, onHelp, step, title, layout }}
      lead={props.children}
      picture={images.length > 0 ? <Images images={images} /> : <Illustration name={picture} />}
      footer={
        (primary || anchor) && (
          <>
            {primary && (
              <Button
                isStretched
                onPress={primary.onPress}
                isPending={primary.isPending}
                isDisabled={primary.isDisabled}
              >
                {primary.label}
              </Button>
            )}
            {anchor && (
              <Stack align="center">
                <Link variant="standalone" href={anchor.href} isExternal={anchor.isExternal}>
                  {anchor.label}
                </Link>
              </Stack>
            )}
          </>
        )
      }
    >
      {savings && <SavingsBalance {...savings} align={layout === 'middle' ? 'center' : 'start'} />}
      {countdown && <Countdown size="hero" {...countdown} />}
      {howItWorks && <StepsSection {...howItWorks} />}
      {directDeposit && <StepsSection {...directDeposit} />}
      {(consent || policy) && (
        <div className={styles.consent}>
          {consent && (
            <Checkbox
              isSelected={consent.isSelected}
              onChange={consent.onChange}
              isRequired
              error={consent.error}
            >
              {consent.label}
            </Checkbox>
          )}
          {policy}
        </div>
      )}
      <SmallPrint statements={[...issuerStatements, ...kinds.flatMap((kind) => disclaimers?.[kind] ?? [])]} />
    </MessageScreen>
  );
}

function Images({ images }: { images: readonly { src: string; alt: string }[] }) {
  return (
    <Inline gap={3} justify="center">
      {images.map(({ src, alt }) => (
        <img key={src} src={src} alt={alt} className={styles.image} />
      ))}
    </Inline>
  );
}
