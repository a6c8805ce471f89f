'use client';

import type { ReactNode } from 'react';
import { BottomSheet } from '../../components/bottom-sheet/bottom-sheet.tsx';
import { Button, type ButtonProps } from '../../components/button/button.tsx';
import { CopyableNumber } from '../../components/copyable-number/copyable-number.tsx';
import { Countdown } from '../../components/countdown/countdown.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Link } from '../../components/link/link.tsx';
import { useWords } from '../../messages/words.ts';
import type { PressHandler } from '../../primitives/press.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { type Shift, ShiftDetails } from '../shift-details/shift-details.tsx';
import * as styles from './action-confirm.css.ts';
import { maskPhones } from './mask-phone.ts';
import { type ActionConfirmText, words } from './words.ts';

export type { Shift, ShiftSegment } from '../shift-details/shift-details.tsx';
export { type ActionConfirmText, words as actionConfirmWords } from './words.ts';

/** One of the two answers. */
export interface ConfirmAction {
  /** What it does: "Cancel the shift". */
  label: string;
  onPress: PressHandler;
  /**
   * Whether it is under way: the button keeps its width and takes no second press.
   * @default false
   */
  isPending?: boolean | undefined;
  /**
   * Announced while it is under way.
   * @default "Loading" in the reader's language
   */
  pendingLabel?: string | undefined;
  /** Takes the focus when the question opens; for the safe answer. */
  autoFocus?: boolean | undefined;
}

export interface ActionConfirmProps extends RootProps<HTMLElement> {
  /** Whether it is open (controlled). */
  isOpen: boolean;
  /** Called when the dialog is closed without an answer: with the close button, Escape, or a press outside. */
  onClose: () => void;
  /** The dialog's title. Without it, only its accessible name is set: "Please confirm". */
  heading?: string | undefined;
  /** What it is about, in a sentence or two. */
  description?: string | undefined;
  /**
   * Shows only the last four digits of phone numbers in the description.
   * @default false
   */
  isPhoneMasked?: boolean | undefined;
  /** A deadline: the time in ms since 1970, and what ends then. */
  countdown?: { label: string; endsAt: number; onEnd?: (() => void) | undefined } | undefined;
  /** A phone number to call, with a copy button. Needs a `SnackbarProvider` above. */
  contactNumber?: string | undefined;
  /** `alt` is empty for a decorative image. */
  image?: { src: string; alt: string } | undefined;
  /** What else there is to show, after the description: facts, a message that it could not be done. */
  children?: ReactNode;
  /**
   * Use `alertdialog` for what cannot be undone: the whole content is then read out with the question.
   * @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog' | undefined;
  /** The shift in question. */
  shift?: Shift | undefined;
  /**
   * IANA time zone of the shift.
   * @default the reader's own time zone
   */
  timeZone?: string | undefined;
  /**
   * `consent` is a bottom sheet whose accept button says "Continue to provide consent".
   * @default 'confirm'
   */
  variant?: 'confirm' | 'consent' | undefined;
  /**
   * Marks the action as one that cannot be undone.
   * @default false
   */
  isDangerous?: boolean | undefined;
  /** With `consent`, the label can be omitted. */
  accept?: (Omit<ConfirmAction, 'label'> & { label?: string | undefined }) | undefined;
  /** The negative answer; without it there is only one button. */
  reject?: ConfirmAction | undefined;
  /** URL of the policy; opens in a new tab. */
  policyHref?: string | undefined;
  /** Small print at the bottom. */
  bottomDescription?: ReactNode | undefined;
  /** Overrides of the built-in texts. */
  text?: Partial<ActionConfirmText> | undefined;
}

/** Asks for confirmation. Everything is optional; omitted parts take no space. */
export function ActionConfirm(props: ActionConfirmProps) {
  const { isOpen, onClose, heading, description, countdown, contactNumber, image, shift } = props;
  const { variant = 'confirm', accept, reject, policyHref, bottomDescription, isDangerous = false } = props;
  const text = useWords(words, props.text);
  const isConsent = variant === 'consent';
  const Overlay = isConsent ? BottomSheet : Dialog;
  const acceptLabel = accept?.label ?? (isConsent ? text.provideConsent : text.name);
  return (
    <Overlay
      {...rootProps(props)}
      isOpen={isOpen}
      role={props.role}
      onOpenChange={(open) => !open && onClose()}
      title={heading ?? (isConsent ? text.provideConsent : text.name)}
      actions={
        (accept || reject) && (
          <>
            {accept && (
              <Answer {...accept} label={acceptLabel} variant={isDangerous ? 'danger' : 'primary'} />
            )}
            {/* Where the other one goes while it has the focus, this one is new, and takes it with `autoFocus`. */}
            {reject && <Answer key={accept ? 'one of two' : 'only'} {...reject} variant="secondary" />}
          </>
        )
      }
    >
      <Stack gap={4}>
        {image && <img className={styles.picture} src={image.src} alt={image.alt} />}
        {description && <Text>{props.isPhoneMasked ? maskPhones(description) : description}</Text>}
        {props.children}
        {countdown && <Countdown {...countdown} />}
        {contactNumber && <CopyableNumber label={text.contactNumber} value={contactNumber} />}
        {shift && <ShiftDetails shift={shift} timeZone={props.timeZone} />}
        {policyHref && (
          <Link variant="standalone" isExternal href={policyHref}>
            {text.readPolicy}
          </Link>
        )}
        {bottomDescription && (
          <Text as="div" variant="caption" tone="muted">
            {bottomDescription}
          </Text>
        )}
      </Stack>
    </Overlay>
  );
}

/** An answer's button. */
function Answer({ label, ...button }: ConfirmAction & Pick<ButtonProps, 'variant'>) {
  return (
    <Button isStretched {...button}>
      {label}
    </Button>
  );
}
