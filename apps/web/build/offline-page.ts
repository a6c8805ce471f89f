import { variableName } from '@dayfare/themes/contract/variables';
import { space } from '@dayfare/themes/space';

const token = (group: string, name: string) => `var(--${variableName([group, name])})`;

/** Style of the offline page: one column in the middle, like the app's own pages about trouble. */
export const offlineStyle = `
*{box-sizing:border-box;margin:0}
html{background:${token('colour', 'canvas')};color:${token('colour', 'text')};font-family:${token('type', 'bodyFamily')}}
main{min-block-size:100dvb;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:${space[6]};
padding:max(${space[5]},env(safe-area-inset-top)) max(${space[5]},env(safe-area-inset-right)) max(${space[5]},env(safe-area-inset-bottom)) max(${space[5]},env(safe-area-inset-left));
text-align:center}
svg{block-size:40px;inline-size:auto;max-inline-size:100%}
div{max-inline-size:44ch}
h1{font-family:${token('type', 'displayFamily')};font-size:${token('type', 'title')};font-weight:${token('type', 'headingWeight')};
letter-spacing:${token('type', 'displayTracking')};line-height:1.25;margin-block-end:${space[3]}}
p{color:${token('colour', 'textMuted')};font-size:${token('type', 'body')};line-height:1.5}
a{display:inline-flex;align-items:center;justify-content:center;min-block-size:${token('density', 'control')};padding-inline:${space[6]};
border-radius:${token('radius', 'button')};border:1px solid transparent;background:${token('colour', 'action')};color:${token('colour', 'onAction')};
font-size:${token('type', 'body')};font-weight:${token('type', 'strongWeight')};text-decoration:none}
a:focus-visible{outline:3px solid ${token('colour', 'focusRing')};outline-offset:2px}
`;

/** Says which of the two it is, and loads the page again once the network is back. */
export const offlineScript =
  "if(navigator.onLine){document.getElementById('offline').hidden=true;document.getElementById('unreachable').hidden=false}addEventListener('online',function(){location.reload()})";
