'use client';

import type { ReactNode } from 'react';
import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import { type FieldRootProps, fieldRoot } from '../../primitives/field-root.ts';
import { type PolicyCheckboxLink, PolicyLink } from './policy-link.tsx';

export type { PolicyCheckboxLink } from './policy-link.tsx';

export interface PolicyCheckboxProps extends FieldRootProps {
  /** What a tick says: "I agree to the transfer agreement". Holds no link. */
  children: ReactNode;
  /** Whether the contracts were agreed to in the drawer; the only thing that ticks the box. */
  isAgreed: boolean;
  /** Opens the drawer: on a press of the box while it is not ticked, and of the link while it is blocked. */
  onOpen: () => void;
  /** Takes the agreement back: on a press of the ticked box. */
  onWithdraw: () => void;
  /** The link to the contracts, below the sentence. */
  link?: PolicyCheckboxLink | undefined;
  /** What is wrong, once the person has tried to go on without it. */
  error?: string | undefined;
}

/**
 * Agreement to contracts that nobody can give unread: a press opens the contracts, and agreeing to them ticks the box.
 * The same by finger, keyboard and assistive technology.
 */
export function PolicyCheckbox(props: PolicyCheckboxProps) {
  const { children, isAgreed, onOpen, onWithdraw, link, error } = props;
  const { ref: rootRef, ...root } = fieldRoot(props);
  return (
    <Checkbox
      {...root}
      rootRef={rootRef}
      isSelected={isAgreed}
      onChange={(wantsTick) => (wantsTick ? onOpen() : onWithdraw())}
      isRequired
      error={error}
      description={link && <PolicyLink link={link} onOpen={onOpen} />}
    >
      {children}
    </Checkbox>
  );
}
