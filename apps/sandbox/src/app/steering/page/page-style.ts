/** The look of the server's own pages. Those that the sandbox plays for someone else, such as a bank, are one card in the middle. */
export const pageStyle = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif;--page:light-dark(#f5f6f8,#101418);--card:light-dark(#fff,#1a2027);
--text:light-dark(#16202c,#e8edf2);--muted:light-dark(#556070,#a3afbd);--line:light-dark(#dde2e8,#323b45);--edge:light-dark(#7b8794,#7d8996);
--action:light-dark(#1d4ed8,#9dbcff);--on-action:light-dark(#fff,#0c1a36);--danger:light-dark(#a31515,#ffb4ab)}
*{box-sizing:border-box}body{max-width:80rem;margin:0 auto;padding:1.5rem 1rem 4rem;background:var(--page);color:var(--text)}
h1{margin:1.5rem 0 .5rem;font-size:1.75rem;line-height:1.2;text-wrap:balance}h2{margin:2.5rem 0 .75rem;font-size:1.25rem;text-wrap:balance}
h3{margin:0 0 .25rem;font-size:1rem;overflow-wrap:anywhere}p{max-inline-size:70ch}a{color:var(--action)}
.scroll{position:relative;overflow-x:auto;margin-block:1rem;padding:0 1rem;border:1px solid var(--line);border-radius:.75rem;background:var(--card)}
table{border-collapse:collapse;inline-size:100%}th{font-size:.875rem;font-weight:600;color:var(--muted)}
th,td{padding:.625rem .75rem .625rem 0;text-align:start;vertical-align:top;border-block-end:1px solid var(--line)}
tr:last-child>td{border-block-end:0}code,pre{font:.875rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}pre{white-space:pre-wrap;margin:0}
article{margin-block:1.5rem}article pre,dl{padding:.75rem 1rem;border:1px solid var(--line);border-radius:.75rem;background:var(--card)}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem;margin:0 -.5rem;padding:0;list-style:none}
nav a{display:inline-flex;align-items:center;min-block-size:2.25rem;padding-inline:.5rem;border-radius:.5rem;text-decoration:none}nav a:hover{text-decoration:underline}
form{display:flex;flex-wrap:wrap;gap:.75rem;align-items:flex-end;margin-block:1rem;padding:1rem;border:1px solid var(--line);border-radius:.75rem;background:var(--card)}
form p{display:flex;flex-wrap:wrap;gap:.75rem;align-items:flex-end;min-inline-size:0;margin:0}
label{display:flex;flex-direction:column;gap:.25rem;font-size:.9375rem;font-weight:600;min-inline-size:0;max-inline-size:100%}
label:has([type=radio],[type=checkbox]){flex-direction:row;gap:.75rem;align-items:center;min-block-size:2.75rem;font-weight:400}
input,select,textarea{font:inherit;font-weight:400;min-block-size:2.75rem;padding-inline:.75rem;border:1px solid var(--edge);border-radius:.5rem;
background:var(--page);color:inherit;max-inline-size:100%}input[type=radio],input[type=checkbox]{inline-size:1.25rem;min-block-size:1.25rem;margin:0;accent-color:var(--action)}
button{font:inherit;font-weight:600;min-block-size:2.75rem;padding-inline:1rem;border:1px solid transparent;border-radius:.5rem;background:var(--action);color:var(--on-action);cursor:pointer}
fieldset{margin:0;padding:0;border:0}legend{margin-block-end:.25rem;padding:0;font-weight:600}
[role=alert]{color:var(--danger)}.quiet{color:var(--muted)}
a:focus-visible,button:focus-visible,input:focus-visible,select:focus-visible,textarea:focus-visible,.scroll:focus-visible{outline:3px solid var(--action);outline-offset:2px}
@media (max-width:40rem){.scroll{padding-inline:.75rem}table,tbody,tr,td{display:block}thead{position:absolute;inline-size:1px;block-size:1px;overflow:hidden;clip-path:inset(50%)}
tr{padding-block:.75rem;border-block-end:1px solid var(--line)}tr:last-child{border:0}
td{display:grid;grid-template-columns:6.5rem minmax(0,1fr);gap:.5rem;padding:.125rem 0;border:0;overflow-wrap:anywhere}
td::before{content:attr(data-column)/"";color:var(--muted)}form,form p,form label{inline-size:100%}form :is(input,select,textarea):not([type=radio],[type=checkbox]){inline-size:100%}}
.played{max-width:28rem;padding-block:clamp(1rem,8vh,5rem)}
.played main{padding:2rem 1.5rem;border:1px solid var(--line);border-radius:1rem;background:var(--card)}.played h1{margin-top:0;font-size:1.5rem}
.played form{display:block;margin:1rem 0 0;padding:0;border:0;background:none}.played form+form{margin-top:.75rem}
.played form p{display:block;margin-block:0 1rem}.played form p:has(button){margin-block:0 .75rem}
.played :is(input:not([type=radio]),button){inline-size:100%}
.played button:is([value=cancel],[value=decline]){border-color:var(--edge);background:transparent;color:var(--action)}
@media (forced-colors:active){button{border-color:ButtonText}}`;
