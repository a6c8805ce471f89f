import { type RootProps, rootProps } from '../../primitives/root-props.ts';
import * as styles from './brand-logo.css.ts';

interface OwnProps {
  /** An SVG file on the same origin whose artwork has the id `art`, with its size in its own units. */
  logo: { readonly url: string; readonly width: number; readonly height: number };
  /** The brand's name, used as text alternative. Empty if the name is next to it. */
  name: string;
}

export type BrandLogoProps = OwnProps & RootProps<HTMLSpanElement>;

/**
 * A brand's logo, 32 px high. It is referenced, not inlined: it takes the text colour and the brand's variables, so it follows scheme and
 * surface, and no markup from a brand gets into the page.
 */
export function BrandLogo({ logo, name, ...rest }: BrandLogoProps) {
  const { url, width, height } = logo;
  const shape = { className: styles.logo, viewBox: `0 0 ${width} ${height}`, width, height };
  const art = <use href={`${url}#art`} />;
  return (
    <span {...rootProps(rest)} className={styles.root}>
      {name ? (
        <svg {...shape} role="img" aria-label={name} focusable="false">
          {art}
        </svg>
      ) : (
        <svg {...shape} aria-hidden="true" focusable="false">
          {art}
        </svg>
      )}
    </span>
  );
}
