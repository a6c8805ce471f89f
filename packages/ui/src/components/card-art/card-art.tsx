'use client';

import { Ban, CircleCheck, Clock, Lock, Nfc, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../../messages/words.ts';
import type { Icon } from '../../primitives/icon.ts';
import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.tsx';
import { lastFour } from '../card-number/last-digits.ts';
import { words } from '../card-number/words.ts';
import { StatusTag } from '../status-tag/status-tag.tsx';
import * as styles from './card-art.css.ts';
import { Chip } from './chip.tsx';
import { Guilloche } from './guilloche.tsx';

/** Status of a card. */
export type CardArtStatus = 'active' | 'pending' | 'locked' | 'blocked' | 'expired';

const icons = {
  active: CircleCheck,
  pending: Clock,
  locked: Lock,
  blocked: Ban,
  expired: TriangleAlert,
} as const satisfies Record<CardArtStatus, Icon>;

interface OwnProps {
  /** Name of the card: "Dayfare Prepaid Card". */
  name: string;
  /** The brand whose artwork is shown (`brandOfCardArt` in the themes). If its stylesheet is not loaded, the page's brand is used. */
  brand?: string | undefined;
  /**
   * The brand's logo in the text colour. Without it, the brand's name is written.
   * @default its name in words
   */
  logo?: ReactNode | undefined;
  /** The last four digits; if more are passed, only the last four are used. */
  number: string;
  /** The card's current status; `statusLabel` describes it. */
  status: CardArtStatus;
  /** The status as text. */
  statusLabel: string;
  /** The cardholder's name. */
  holder?: string | undefined;
  /** The card network: "Visa". */
  network?: string | undefined;
}

export type CardArtProps = OwnProps & RootProps;

/** A payment card drawn in the brand's own colours, without an image to load. */
export function CardArt(props: CardArtProps) {
  const { name, brand, logo, number, status, statusLabel, holder, network, ...rest } = props;
  const messages = useWords(words);
  const digits = lastFour(number);
  return (
    <div {...rootProps(rest)} className={styles.root} data-status={status}>
      <VisuallyHidden>{`${name}, ${messages.endingIn([...digits].join(' '))}, ${statusLabel}`}</VisuallyHidden>
      {/* The brand outside, its surface inside: on one element the brand's own text colour would win. */}
      <div className={styles.scope} data-brand={brand}>
        <div
          aria-hidden="true"
          translate="no"
          className={styles.card}
          data-surface="brand"
          data-card-status={status}
        >
          <Guilloche />
          <div className={styles.top}>
            <div className={styles.logo}>{logo ?? name}</div>
            <StatusTag icon={icons[status]}>{statusLabel}</StatusTag>
          </div>
          <div className={styles.middle}>
            <Chip />
            <Nfc className={styles.contactless} strokeWidth={1.75} />
          </div>
          <div className={styles.bottom}>
            <div className={styles.person}>
              <div className={styles.number}>
                <span className={styles.dots}>••••</span>
                {digits}
              </div>
              {holder && <div className={styles.holder}>{holder}</div>}
            </div>
            {network && <div className={styles.network}>{network}</div>}
          </div>
        </div>
      </div>
    </div>
  );
}
