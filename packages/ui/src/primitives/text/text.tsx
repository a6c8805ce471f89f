import type { ReactNode, Ref } from 'react';
import { classes } from '../classes.ts';
import { type RootProps, rootProps } from '../root-props.ts';
import * as styles from './text.css.ts';
import { type TextTone, textTone } from './tone.css.ts';

/** Size and weight of a text. */
export type TextVariant = keyof typeof styles.variant;
type TextElement = 'p' | 'span' | 'div' | 'strong' | 'h1' | 'h2' | 'h3' | 'dt' | 'dd' | 'time' | 'legend';

const elements = {
  hero: 'p',
  title: 'h1',
  heading: 'h2',
  body: 'p',
  label: 'p',
  caption: 'p',
} as const satisfies Record<TextVariant, TextElement>;

interface OwnProps {
  /** Style of the text. `title` renders an h1 and `heading` an h2 unless `as` is set. */
  variant?: TextVariant | undefined;
  tone?: TextTone | undefined;
  as?: TextElement | undefined;
  align?: keyof typeof styles.align | undefined;
  /**
   * Bold.
   * @default false
   */
  isStrong?: boolean | undefined;
  /**
   * Uses tabular figures, so that columns line up and changing numbers do not move.
   * @default false
   */
  isNumeric?: boolean | undefined;
  /**
   * Balances the lines; for short texts in large type.
   * @default false
   */
  isBalanced?: boolean | undefined;
  /**
   * Never wraps; only for text that cannot be long.
   * @default false
   */
  isSingleLine?: boolean | undefined;
  /** Announces the text when it appears or changes: `status` politely, `alert` at once. */
  role?: 'status' | 'alert' | undefined;
  /**
   * Lets code move focus here, such as to the heading of a new screen.
   * @default false
   */
  isFocusTarget?: boolean | undefined;
  children: ReactNode;
}

export type TextProps = OwnProps & RootProps<HTMLElement>;

/** Text that is not part of a control. */
export function Text(props: TextProps) {
  const {
    variant = 'body',
    tone = 'default',
    as,
    align,
    isStrong,
    isNumeric,
    isBalanced,
    isSingleLine,
    ...others
  } = props;
  const { isFocusTarget, ref, children, ...rest } = others;
  const Element = (as ?? elements[variant]) as 'p';
  return (
    <Element
      {...rootProps(rest)}
      ref={ref as Ref<HTMLParagraphElement> | undefined}
      tabIndex={isFocusTarget ? -1 : undefined}
      className={classes(
        styles.base,
        styles.variant[variant],
        textTone[tone],
        align && styles.align[align],
        isStrong && styles.strong,
        isNumeric && styles.numeric,
        isBalanced && styles.balance,
        isSingleLine && styles.nowrap,
      )}
    >
      {children}
    </Element>
  );
}
