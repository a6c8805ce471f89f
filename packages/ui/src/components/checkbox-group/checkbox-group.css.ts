import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { style, styleVariants } from '@vanilla-extract/css';

export const group = style({ minInlineSize: 0 });

const column = { display: 'flex', flexDirection: 'column' } as const;

/** A line next to the boxes shows which ones the box above controls. */
export const boxes = styleVariants({
  alone: column,
  below: {
    ...column,
    marginInlineStart: '11px',
    paddingInlineStart: `calc(${space[5]} + 1px)`,
    borderInlineStart: `2px solid ${vars.colour.border}`,
  },
});

export const all = style({ fontWeight: vars.type.strongWeight });
