'use client';

import type { ReactNode } from 'react';
import { Checkbox } from '../../components/checkbox/checkbox.tsx';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { type PolicyCheckboxLink, PolicyLink } from './policy-link.tsx';

export type { PolicyCheckboxLink } from './policy-link.tsx';

export interface PolicyCheckboxProps extends RootProps {
  /** What checking the box means: "I agree to the transfer agreement". No links. */
  children: ReactNode;
  /** Whether the contracts were agreed to in the drawer, which is the only way to check the box. */
  isAgreed: boolean;
  /** Called to open the drawer: when the unchecked box is pressed, or the link while it is blocked. */
  onOpen: () => void;
  /** Called to withdraw the agreement, when the checked box is pressed. */
  onWithdraw: () => void;
  /** The link to the contracts, below the sentence. */
  link?: PolicyCheckboxLink | undefined;
  /** What is wrong, after an attempt to continue without agreeing. */
  error?: string | undefined;
}

/**
 * A checkbox that cannot be checked without opening the contracts: pressing it opens them, and agreeing to them checks it. It works the
 * same with touch, keyboard and assistive technology.
 */
export function PolicyCheckbox(props: PolicyCheckboxProps) {
  const { children, isAgreed, onOpen, onWithdraw, link, error } = props;
  const { ref: rootRef, ...root } = rootProps(props);
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
