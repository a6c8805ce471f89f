'use client';

import type { ReactNode } from 'react';
import { BottomSheet } from '../../components/bottom-sheet/bottom-sheet.tsx';
import { Button } from '../../components/button/button.tsx';
import { CopyableNumber } from '../../components/copyable-number/copyable-number.tsx';
import { Countdown } from '../../components/countdown/countdown.tsx';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { Link } from '../../components/link/link.tsx';
import { useWords } from '../../messages/words.ts';
import { type FieldRootProps, fieldRoot } from '../../primitives/field-root.ts';
import type { PressHandler } from '../../primitives/press.ts';
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
  isPending?: boolean | undefined;
}

export interface ActionConfirmProps extends FieldRootProps<HTMLElement> {
  /** Whether it is shown. The caller keeps this state. */
  isOpen: boolean;
  /** The cross, Escape and a press behind: neither answer. */
  onClose: () => void;
  /** Left out, the dialog is named in the reader's language without showing more than "Please confirm". */
  heading?: string | undefined;
  /** What it is about, in a sentence or two. */
  description?: string | undefined;
  /** Leaves only the last four digits of phone numbers in the description. Default `false`. */
  isPhoneMasked?: boolean | undefined;
  /** Time that runs out: the moment in ms since 1970, and what ends then. */
  countdown?: { label: string; endsAt: number; onEnd?: (() => void) | undefined } | undefined;
  /** A number to call, with a Copy action. Needs a `SnackbarProvider` above. */
  contactNumber?: string | undefined;
  /** `alt` is empty for decoration. */
  image?: { src: string; alt: string } | undefined;
  /** The shift that it is about. */
  shift?: Shift | undefined;
  /** IANA zone of the shift; the reader's own by default. */
  timeZone?: string | undefined;
  /** `consent` is a bottom sheet whose accept says "Continue to provide consent". Default `confirm`. */
  variant?: 'confirm' | 'consent' | undefined;
  /** Cannot be undone: accept looks like it. Default `false`. */
  isDangerous?: boolean | undefined;
  /** For `consent` its label may be left out. */
  accept?: (Omit<ConfirmAction, 'label'> & { label?: string | undefined }) | undefined;
  /** The answer no; without it there is only the one button. */
  reject?: ConfirmAction | undefined;
  /** Where the policy is; a link in a new tab. */
  policyHref?: string | undefined;
  /** Small print under everything. */
  bottomDescription?: ReactNode | undefined;
  /** Words of its own, in place of those in the reader's language. */
  text?: Partial<ActionConfirmText> | undefined;
}

/** Asks before something is done. Every part is optional; what is left out takes no room. */
export function ActionConfirm(props: ActionConfirmProps) {
  const { isOpen, onClose, heading, description, countdown, contactNumber, image, shift } = props;
  const { variant = 'confirm', accept, reject, policyHref, bottomDescription, isDangerous = false } = props;
  const text = useWords(words, props.text);
  const isConsent = variant === 'consent';
  const Overlay = isConsent ? BottomSheet : Dialog;
  const acceptLabel = accept?.label ?? (isConsent ? text.provideConsent : text.name);
  return (
    <Overlay
      {...fieldRoot(props)}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      title={heading ?? (isConsent ? text.provideConsent : text.name)}
      actions={
        (accept || reject) && (
          <>
            {accept && (
              <Button
                isStretched
                variant={isDangerous ? 'danger' : 'primary'}
                onPress={accept.onPress}
                isPending={accept.isPending}
              >
                {acceptLabel}
              </Button>
            )}
            {reject && (
              <Button isStretched variant="secondary" onPress={reject.onPress} isPending={reject.isPending}>
                {reject.label}
              </Button>
            )}
          </>
        )
      }
    >
      <Stack gap={4}>
        {image && <img className={styles.picture} src={image.src} alt={image.alt} />}
        {description && <Text>{props.isPhoneMasked ? maskPhones(description) : description}</Text>}
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
