'use client';

import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useUiMessages } from '../../messages/messages.ts';
import type { UiMessages } from '../../messages/ui-messages.ts';
import type { Icon as IconType } from '../../primitives/icon.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './banner.css.ts';
import { useAfterMount } from './use-after-mount.ts';

/** What a banner conveys. */
export type BannerTone = 'info' | 'success' | 'warning' | 'danger';

const tones = {
  info: { icon: Info, name: 'info' },
  success: { icon: CircleCheck, name: 'success' },
  warning: { icon: TriangleAlert, name: 'warning' },
  danger: { icon: CircleAlert, name: 'error' },
} as const satisfies Record<BannerTone, { icon: IconType; name: keyof UiMessages }>;

interface OwnProps {
  /**
   * The meaning of the message, shown by colour and icon.
   * @default 'info'
   */
  tone?: BannerTone | undefined;
  /** What happened, in a few words. */
  title?: string | undefined;
  /** What it means and what to do next. */
  children: ReactNode;
  /** One button or link. */
  action?: ReactNode | undefined;
  /** Called when the close button is pressed; adds that button. The caller removes the banner. */
  onDismiss?: (() => void) | undefined;
  /**
   * Whether the banner appears while the page is in use; it is then announced (`alert` for danger, otherwise `status`). Leave it out if
   * the banner is on the page from the start.
   * @default false
   */
  isAnnounced?: boolean | undefined;
}

export type BannerProps = OwnProps & RootProps;

/** A notice that stays on the page, next to what it is about, for as long as it applies. */
export function Banner(props: BannerProps) {
  const { tone = 'info', title, children, action, onDismiss, isAnnounced = false, ...rest } = props;
  const messages = useUiMessages();
  const { icon: Icon, name } = tones[tone];
  const isSettled = useAfterMount();
  const role = isAnnounced ? (tone === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <div {...rootProps(rest)} className={styles.banner[tone]}>
      <span className={styles.icon[tone]}>
        <Icon size={20} aria-hidden />
      </span>
      <div className={styles.content}>
        <div role={role} aria-atomic={role ? true : undefined}>
          <div aria-hidden={role && !isSettled ? true : undefined}>
            <VisuallyHidden>{messages[name]}: </VisuallyHidden>
            {title && <p className={styles.title}>{title}</p>}
            <div>{children}</div>
          </div>
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {onDismiss && (
        <div className={styles.dismiss}>
          <IconButton icon={X} label={messages.dismiss} onPress={() => onDismiss()} />
        </div>
      )}
    </div>
  );
}
