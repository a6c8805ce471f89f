'use client';

import { Smartphone, X } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { useUiMessages } from '../../messages/messages.ts';
import { useWords } from '../../messages/words.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import * as styles from './download-app-banner.css.ts';
import { words } from './words.ts';

export { words as downloadAppBannerWords } from './words.ts';

interface OwnProps {
  /** Address of the store. */
  href: string;
  /** Runs as well as the navigation, for counting. */
  onGet?: (() => void) | undefined;
  /** Takes the banner away; the caller remembers it. */
  onClose: () => void;
}

export type DownloadAppBannerProps = OwnProps & RootProps<'aside', OwnProps>;

/** Says that there is an app, on a phone's browser. */
export function DownloadAppBanner({ href, onGet, onClose, ...rest }: DownloadAppBannerProps) {
  const messages = useUiMessages();
  const text = useWords(words);
  return (
    <aside aria-label={`${text.getApp} ${text.getAppMore}`} {...rest} className={styles.banner}>
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
