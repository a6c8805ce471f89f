import type { Plugin } from 'vite';

const file = /[\\/]react-aria-components[\\/]dist[\\/]private[\\/]Dialog\.mjs$/;
const forTriggers = /^import \{[^}]*\} from "\.\/(?:Menu|Popover)\.mjs";$/gm;

/** React Aria's dialog without what only its `DialogTrigger` takes from menus and popovers; null when there is nothing of the kind. */
export function dialogAlone(code: string): string | null {
  const found = code.match(forTriggers)?.length;
  return found === 2 && code.includes('as DialogTrigger') ? code.replaceAll(forTriggers, '') : null;
}

/**
 * Keeps menus out of every page that has a dialog. React Aria's `DialogTrigger` stands in the dialog's file and takes two names from those of menus and
 * popovers; nobody uses it, our overlays are told when they are open, and still the bundler put both, lists and their keyboard included, into the
 * chunk of the dialog: 25 kB. The build fails when the file looks otherwise, or when somebody uses `DialogTrigger`.
 */
export function dialogWithoutMenus(): Plugin {
  return {
    name: 'dialog-without-menus',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (/[\\/]src[\\/].*\.tsx?$/.test(id) && /import \{[^}]*\bDialogTrigger\b/.test(code))
        this.error('DialogTrigger brings menus into every page with a dialog: open the overlay by `isOpen`.');
      if (!file.test(id.split('?')[0] ?? '')) return undefined;
      const alone = dialogAlone(code);
      if (alone === null)
        this.error('React Aria’s Dialog takes other things from menus: see dialog-alone.ts.');
      return { code: alone, map: null };
    },
  };
}
