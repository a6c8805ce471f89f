'use client';

import type { ReactNode } from 'react';
import { Button } from '../../components/button/button.tsx';
import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import { Countdown } from '../../components/countdown/countdown.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Link } from '../../components/link/link.tsx';
import { useWords } from '../../messages/words.ts';
import type { PressHandler } from '../../primitives/press.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { SmallPrint } from '../shared/small-print.tsx';
import { type Step, StepsSection } from '../shared/steps.tsx';
import { type ScrollModalText, words } from './words.ts';

export type { Step } from '../shared/steps.tsx';
export { type ScrollModalText, words as scrollModalWords } from './words.ts';

/** A box that may have to be checked to continue. */
export interface ModalCheckbox {
  /** A full sentence without links. */
  label: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** What is wrong, after an attempt to continue without checking it. */
  error?: ReactNode | undefined;
}

export interface ScrollModalProps extends RootProps<HTMLElement> {
  /** Whether it is open (controlled). */
  isOpen: boolean;
  /** Called when the person closes it; the caller sets `isOpen` to `false`. */
  onClose: () => void;
  /** Title of the dialog. */
  title: string;
  /** Content of the dialog. */
  children: ReactNode;
  /** How it works, step by step. */
  steps?: readonly Step[] | undefined;
  /** The primary action, named for what it does. */
  cta: { label: string; onPress: PressHandler; isPending?: boolean | undefined };
  /** A link to more information. */
  anchor?: { label: string; href: string; isExternal?: boolean | undefined } | undefined;
  /** A box to check. */
  checkbox?: ModalCheckbox | undefined;
  /** A deadline: the time in ms since 1970, and what ends then. */
  countdown?: { label: string; endsAt: number; onEnd?: (() => void) | undefined } | undefined;
  /** Who issues the card: an `IssuerStatement`, or texts. */
  issuerStatements?: readonly ReactNode[] | undefined;
  /** Overrides of the built-in texts. */
  text?: Partial<ScrollModalText> | undefined;
}

/** A dialog with a lot to read: the content scrolls, title and button stay visible. */
export function ScrollModal(props: ScrollModalProps) {
  const { isOpen, onClose, title, children, steps, cta, anchor, checkbox, countdown } = props;
  const text = useWords(words, props.text);
  return (
    <Dialog
      {...rootProps(props)}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={title}
      actions={
        <Button isStretched onPress={cta.onPress} isPending={cta.isPending}>
          {cta.label}
        </Button>
      }
    >
      <Stack gap={5}>
        <Text as="div">{children}</Text>
        {countdown && <Countdown {...countdown} />}
        {steps && <StepsSection title={text.howItWorks} headingLevel={3} steps={steps} />}
        {checkbox && (
          <Checkbox
            isSelected={checkbox.isSelected}
            onChange={checkbox.onChange}
            isRequired
            error={checkbox.error}
          >
            {checkbox.label}
          </Checkbox>
        )}
        {anchor && (
          <Link variant="standalone" href={anchor.href} isExternal={anchor.isExternal}>
            {anchor.label}
          </Link>
        )}
        <SmallPrint statements={props.issuerStatements} />
      </Stack>
    </Dialog>
  );
}
