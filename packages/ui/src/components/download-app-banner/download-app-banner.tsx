'use client';

import { Smartphone, X } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { useUiMessages } from '../../messages/messages.ts';
import { useWords } from '../../messages/words.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './download-app-banner.css.ts';
import { words } from './words.ts';

export { words as downloadAppBannerWords } from './words.ts';

interface OwnProps {
  /** URL of the store. */
  href: string;
  /** Called in addition to the navigation, for analytics. */
  onGet?: (() => void) | undefined;
  /** Called when it is closed; the caller removes the banner and remembers it. */
  onClose: () => void;
}

export type DownloadAppBannerProps = OwnProps & RootProps<HTMLElement>;

/** Tells people in a phone's browser that there is an app. */
export function DownloadAppBanner({ href, onGet, onClose, ...rest }: DownloadAppBannerProps) {
  const messages = useUiMessages();
  const text = useWords(words);
  return (
    <aside aria-label={`${text.getApp} ${text.getAppMore}`} {...rootProps(rest)} className={styles.banner}>
      <span aria-hidden="true" className={styles.sign}>
        <Smartphone size={20} />
      </span>
      <p className={styles.words}>{text.downloadApp}</p>
      <Link href={href} className={styles.get} onPress={() => onGet?.()}>
        {text.getApp} <VisuallyHidden>{text.getAppMore}</VisuallyHidden>
      </Link>
      <IconButton icon={X} label={messages.close} onPress={() => onClose()} />
    </aside>
  );
}
