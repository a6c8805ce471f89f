import { space } from '@dayfare/themes/space';
import { vars } from '@dayfare/themes/vars';
import { globalStyle, style } from '@vanilla-extract/css';

/** The background of a story that lies on a surface. */
export const background = style({
  padding: space[4],
  color: vars.colour.text,
  backgroundColor: vars.colour.canvas,
});

/** A picture with every lightness in it, for the veil of the media surface to lie on. */
export const picture = style({
  backgroundImage: 'linear-gradient(135deg, #fff, #fbbf24 25%, #2563eb 60%, #000)',
});

/** What the system paints a role with once it chooses the colours. Parts of drawings are not in the system's hands. */
function systemColour(role: string): string | undefined {
  if (/^(chart|skeleton|scrim)/.test(role)) return undefined;
  if (role === 'shadow') return 'transparent';
  if (/[dD]isabled$/.test(role)) return role === 'disabled' ? 'Canvas' : 'GrayText';
  if (/^link|^onInverseAction$/.test(role)) return 'LinkText';
  if (/^(action|danger)(Hover|Pressed)?$|^actionSubtle/.test(role)) return 'ButtonFace';
  if (/^on(Action|ActionSubtle|Danger)$/.test(role)) return 'ButtonText';
  if (role === 'focusRing') return 'Highlight';
  return /^on|[tT]ext|[bB]order/.test(role) ? 'CanvasText' : 'Canvas';
}

// Components name roles and no colours, so that the roles are all there is to paint; a surface and a brand set them again.
globalStyle('[data-simulate-forced], [data-simulate-forced] :is([data-surface], [data-brand])', {
  vars: Object.fromEntries(
    Object.entries(vars.colour).flatMap(([role, variable]) => {
      const colour = systemColour(role);
      return colour ? [[variable, `${colour} !important`]] : [];
    }),
  ),
});
