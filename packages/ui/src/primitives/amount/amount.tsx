'use client';

import type { CSSProperties } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useUiDefaults } from '../../provider/ui-defaults.ts';
import { classes } from '../classes.ts';
import { type RootProps, rootProps } from '../root-props.ts';
import { type TextTone, textTone } from '../text/tone.css.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './amount.css.ts';
import { amountFormat, amountParts, amountText, type SignDisplay, widthInEm } from './amount-parts.ts';

interface OwnProps {
  /** Minor units of the currency: 4025 is $40.25. */
  minor: number;
  /** ISO 4217 code: `USD`, `CAD`. */
  currency: string;
  /** `hero` is the main number of a screen, as wide as its container allows; `title` is for cards; `row` is for running text and lists. */
  size?: keyof typeof styles.size | undefined;
  tone?: TextTone | undefined;
  /** Alignment; only has an effect on `hero`, which takes the full width. */
  align?: keyof typeof styles.align | undefined;
  /**
   * Bold, for `row`; the other sizes have the weight of headings.
   * @default false
   */
  isStrong?: boolean | undefined;
  signDisplay?: SignDisplay | undefined;
}

export type AmountProps = OwnProps & RootProps<HTMLSpanElement>;

/**
 * An amount of money in the reader's locale: always on one line, with tabular figures, and read as one text. A browser's translator leaves it
 * alone: what it has translated does not change any more.
 */
export function Amount(props: AmountProps) {
  const { minor, currency, size = 'row', tone = 'default', align = 'start', isStrong, ...others } = props;
  const { signDisplay, ...rest } = others;
  const { locale } = useLocale();
  const { cents } = useUiDefaults('amount');
  const format = amountFormat(locale, currency, signDisplay);
  const text = amountText(minor, format);
  const figures = classes(styles.figures[size], textTone[tone], size === 'row' && isStrong && styles.strong);

  // In running text, raised cents would change the line height, and a single run needs no hidden text for screen readers.
  if (size === 'row')
    return (
      <span {...rootProps(rest)} translate="no" className={figures}>
        {text}
      </span>
    );

  const parts = amountParts(minor, format);
  const fit = { '--df-amount-ems': widthInEm(parts).toFixed(2) } as CSSProperties;
  return (
    <span {...rootProps(rest)} translate="no" className={classes(styles.size[size], styles.align[align])}>
      <VisuallyHidden>{text}</VisuallyHidden>
      <span aria-hidden="true" className={figures} style={fit}>
        {parts.map((part) => (
          <span
            key={part.weight + part.text}
            className={part.weight === 'minor' ? styles.minor[cents] : undefined}
          >
            {part.text}
          </span>
        ))}
      </span>
    </span>
  );
}
