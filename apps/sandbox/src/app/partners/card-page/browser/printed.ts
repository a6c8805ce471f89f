import type { CardDetailMessage } from '@dayfare/api/card/services-queries';
import { applyLook } from './look.ts';

const card = document.getElementById('printed') ?? document.createElement('main');
const { parent: app = '', fonts: weights = '{}', copied = '', notCopied = '' } = card.dataset;
const fonts = JSON.parse(weights) as Readonly<Record<string, string>>;
/** How long a card is shown, in ms. */
const shownMs = 30_000;

/** Set once by the app; the messages of a frame without one go nowhere. */
let nonce: string | undefined;

const say = (message: CardDetailMessage) => window.parent.postMessage(message, app);

/** Takes the card off the page, for good. */
function hide(): void {
  card.replaceChildren();
  if (nonce) say({ kind: 'hidden', nonce });
}

function tellSize(): void {
  if (nonce) say({ kind: 'size', nonce, height: document.documentElement.getBoundingClientRect().height });
}
new ResizeObserver(tellSize).observe(document.documentElement);

window.addEventListener(
  'message',
  ({ source, origin, data }: MessageEvent<Record<string, unknown> | null>) => {
    // Another window, or another site around this one, has nothing to say here.
    if (source !== window.parent || origin !== app || typeof data?.nonce !== 'string') return;
    if (data.kind !== 'begin') return;
    nonce ??= data.nonce;
    if (nonce === data.nonce) applyLook(data.look as Readonly<Record<string, string>>, fonts);
    tellSize();
  },
);

const status = document.getElementById('status');
for (const button of card.querySelectorAll('button'))
  button.addEventListener('click', async () => {
    const text = document.getElementById(button.dataset.copies ?? '')?.dataset.plain ?? '';
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    if (status) status.textContent = isCopied ? copied : notCopied;
  });

setTimeout(hide, shownMs);
document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && hide());
window.addEventListener('pagehide', hide);
say({ kind: 'ready' });
