import { space } from '@dayfare/themes/space';
import { style } from '@vanilla-extract/css';

export const place = style({ position: 'relative', minInlineSize: 0 });

/** In normal flow, with a gap for what is not in the page. */
export const group = style({ display: 'flow-root', minInlineSize: 0 });

/** What is measured has its distances inside. */
export const heading = style({
  paddingBlockEnd: space[1],
  selectors: { '&[data-index="0"]': { paddingBlockStart: 0 } },
  paddingBlockStart: space[5],
});

export const list = style({ display: 'flow-root', margin: 0, padding: 0, listStyle: 'none' });
