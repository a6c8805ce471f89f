/** How a page opens the bank. */
interface LinkSetup {
  readonly token: string;
  readonly language: string;
  readonly onLoad: () => void;
  readonly onEvent: (name: string) => void;
  readonly onSuccess: (publicToken: string, metadata: object) => void;
  readonly onExit: (error: string | null) => void;
}

interface Told {
  readonly names?: readonly string[];
  readonly end?: {
    readonly publicToken?: string;
    readonly metadata?: object;
    readonly error?: string | null;
  };
}

/** The played bank's own script, for the page of someone else. It runs in browsers: the server hands out its text, without types. */
function playBankLink(): void {
  const { origin: bankOrigin } = new URL((document.currentScript as HTMLScriptElement).src);
  const closeLabels: Readonly<Record<string, string>> = { en: 'Close', es: 'Cerrar', fr: 'Fermer' };

  function create(setup: LinkSetup) {
    const { token, language, onLoad, onEvent, onSuccess, onExit } = setup;
    const dialog = document.createElement('dialog');
    const frame = document.createElement('iframe');
    const close = document.createElement('button');
    let told = 0;
    let isOver = false;

    function destroy(): void {
      isOver = true;
      window.removeEventListener('message', hear);
      window.removeEventListener('offline', lose);
      dialog.remove();
    }
    function leave(error: string | null): void {
      if (isOver) return;
      destroy();
      if (error) onEvent('fail');
      onEvent('exit');
      onExit(error);
    }
    function lose(): void {
      onEvent('offline');
    }
    function hear({ origin, source, data }: MessageEvent<Told>): void {
      if (origin !== bankOrigin || source !== frame.contentWindow || isOver) return;
      const { names = [], end } = data;
      // The page tells everything so far; what has been passed on is not told again.
      for (const name of names.slice(told)) if (name !== 'EXIT') onEvent(name);
      told = names.length;
      if (!end) return;
      if (end.publicToken === undefined) {
        leave(end.error ?? null);
        return;
      }
      destroy();
      onSuccess(end.publicToken, end.metadata ?? {});
    }

    close.type = 'button';
    close.textContent = closeLabels[language.slice(0, 2)] ?? 'Close';
    close.addEventListener('click', () => leave(null));
    frame.src = `${bankOrigin}/link/${encodeURIComponent(token)}`;
    frame.title = 'Harbor Credit Union';
    frame.addEventListener('load', () => onEvent('connect'), { once: true });
    dialog.setAttribute('aria-label', frame.title);
    Object.assign(dialog.style, {
      inlineSize: 'min(30rem, 100vw)',
      blockSize: 'min(44rem, 100dvh)',
      maxInlineSize: '100vw',
      maxBlockSize: '100dvh',
      padding: '0',
      border: '0',
      borderRadius: '12px',
      overflow: 'hidden',
    });
    Object.assign(close.style, {
      blockSize: '44px',
      minInlineSize: '44px',
      paddingInline: '16px',
      font: 'inherit',
    });
    Object.assign(frame.style, {
      display: 'block',
      inlineSize: '100%',
      blockSize: 'calc(100% - 44px)',
      border: '0',
    });
    dialog.append(close, frame);
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      leave(null);
    });
    window.addEventListener('message', hear);
    window.addEventListener('offline', lose);
    queueMicrotask(onLoad);

    return {
      open: () => {
        document.body.append(dialog);
        dialog.showModal();
        onEvent('initialize');
      },
      exit: () => leave(null),
      destroy,
    };
  }

  Object.assign(window, { Plaid: { create } });
}

/** The script as a browser gets it. */
export const widgetScript = `(${playBankLink})()`;
