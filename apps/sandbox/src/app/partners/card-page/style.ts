/** The look of the pages in frames. The app sets the properties, so that they look like its own fields; each has a plain value without it. */
export const style = `
:root{color-scheme:light dark;background:transparent;
font-family:var(--df-type-bodyFamily,system-ui,sans-serif);font-size:var(--base,100%);color:var(--df-colour-text,CanvasText)}
*{box-sizing:border-box}
body{margin:0;padding:4px;overflow:hidden;font-size:var(--df-type-body,1rem);line-height:1.5}
form#card,.field{display:flex;flex-direction:column}
form#card{gap:20px;visibility:hidden}[data-branded] form#card{visibility:visible}.field{gap:8px;min-inline-size:0;overflow-wrap:anywhere}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,8.5rem),1fr));gap:20px 16px}
label{font-size:var(--df-type-label,.9375rem);font-weight:var(--df-type-strongWeight,600);line-height:1.4}
.pair label{flex:1 0 auto;display:flex;align-items:flex-end}
.box{display:flex;align-items:center;min-block-size:var(--df-density-control,48px);border:1px solid var(--df-colour-borderStrong,GrayText);
border-radius:var(--df-radius-field,8px);background:var(--df-colour-field,Canvas)}
.box:has(input:focus){outline:2px solid var(--df-colour-focusRing,Highlight);outline-offset:2px;border-color:var(--df-colour-text,CanvasText)}
.box:has([aria-invalid=true]){border:2px solid var(--df-colour-dangerBorder,CanvasText)}
input{flex:1 1 0;min-inline-size:0;min-block-size:44px;padding:0 16px;border:0;outline:none;background:transparent;color:inherit;
font:inherit;font-size:max(16px,1em);font-variant-numeric:tabular-nums lining-nums;border-radius:inherit}
input:autofill{-webkit-text-fill-color:var(--df-colour-text,CanvasText);box-shadow:inset 0 0 0 100vmax var(--df-colour-field,Canvas)}
.brand{padding-inline-end:16px;font-size:var(--df-type-label,.9375rem);color:var(--df-colour-textMuted,inherit)}
.hint{font-size:var(--df-type-caption,.875rem);line-height:1.4;color:var(--df-colour-textMuted,inherit)}
.wrong{font-size:var(--df-type-label,.9375rem);line-height:1.4;color:var(--df-colour-dangerText,inherit)}
.wrong:empty{margin-block-start:-8px}
.hidden{position:absolute;inline-size:1px;block-size:1px;padding:0;border:0;clip-path:inset(50%);overflow:hidden}
main{padding:16px}h1{margin:0;font-size:1.375rem;line-height:1.25}
main button{min-block-size:48px;padding-inline:16px;font:inherit;border:1px solid currentColor;border-radius:8px;background:transparent;color:inherit}
button:focus-visible{outline:3px solid;outline-offset:2px}.main{font-weight:600;inline-size:100%}
.printed{padding:0;display:flex;flex-direction:column;gap:16px;visibility:hidden}[data-branded] .printed{visibility:visible}
.row{display:flex;align-items:center;justify-content:space-between;gap:12px}.row>div{display:flex;flex-direction:column;min-inline-size:0}
.digits{font-size:1.125em;font-weight:var(--df-type-strongWeight,600);font-variant-numeric:tabular-nums lining-nums;overflow-wrap:anywhere}
.printed button{min-inline-size:44px;border-color:var(--df-colour-borderStrong,currentColor);border-radius:var(--df-radius-field,8px)}.printed p{margin:0;min-block-size:1.4em}
@media (forced-colors:active){.box:has(input:focus){outline-color:Highlight}.box:has([aria-invalid=true]){border-style:dashed}}`;
