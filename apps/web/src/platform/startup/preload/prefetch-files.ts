import { firstLanguage } from '@dayfare/domain/product';
import { type FilesPlan, firstTexts } from './files-plan.ts';

/** What is known about a page before any of its files have loaded. */
export interface Arriving {
  readonly path: string;
  readonly local: Pick<Storage, 'getItem'>;
  readonly languages: readonly string[];
  /** The brand in the page. */
  readonly brand: string;
  /** Whether its texts are in the page. */
  readonly hasWords: boolean;
}

/** Returns the page of the plan for a path: `/ewa/history/:id` for `/ewa/history/42`. */
function pageAt(plan: FilesPlan, path: string) {
  const parts = path.split('/');
  const fits = (pattern: string) => {
    const wanted = pattern.split('/');
    return (
      wanted.length === parts.length && wanted.every((part, at) => part[0] === ':' || part === parts[at])
    );
  };
  const pattern = Object.keys(plan.pages).find(fits);
  return pattern === undefined ? undefined : plan.pages[pattern];
}

/** Whether the plan has the page at a path. */
export const isPlanned = (plan: FilesPlan, path: string): boolean => pageAt(plan, path) !== undefined;

/** Returns the addresses of all files that the page at a path will request, including those for signed-in people; of a page that only the whole plan has, those of every page. */
export function filesFor(
  plan: FilesPlan,
  { path, local, languages, brand, hasWords }: Arriving,
): readonly string[] {
  const isSignedIn = local.getItem('currentUser') !== null;
  const language = firstLanguage(local.getItem('locale'), languages);
  const asked = pageAt(plan, path);
  // A path that no plan has leads to the home.
  const isHomeward = asked ? asked.isForVisitors : plan.rest === undefined;
  const page = isSignedIn && isHomeward ? plan.pages[plan.home] : asked;
  const isShown = page && (isSignedIn || page.isForVisitors) ? page : undefined;
  const texts = [firstTexts, ...(isShown?.texts ?? [])].map((group) => plan.texts[group]?.[language]);
  const wanted = [
    ...(hasWords ? [] : [...texts, plan.words[local.getItem('brand') ?? brand] ?? plan.words[brand]]),
    ...(isSignedIn || local.getItem('ConfigurationSettings') !== null ? plan.returning : []),
    ...(isSignedIn ? plan.signedIn : []),
    ...(isShown?.files ?? []),
  ];
  return [...new Set(wanted)].flatMap((at) => (at === undefined ? [] : (plan.files[at] ?? [])));
}
