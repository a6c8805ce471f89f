import { firstLanguage } from '@dayfare/domain/product';
import { type FilesPlan, firstTexts } from './files-plan.ts';

/** What is known of a page before any of its files has come. */
export interface Arriving {
  readonly path: string;
  readonly local: Pick<Storage, 'getItem'>;
  readonly languages: readonly string[];
  /** The brand that stands in the page. */
  readonly brand: string;
  /** Its words stand in the page. */
  readonly hasWords: boolean;
}

/** `/ewa/history/:id` for `/ewa/history/42`: the page of the plan that a path leads to. */
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

/** Where everybody who is signed in goes from a page for visitors. */
const home = '/ewa/home';

/** Addresses of all files that the page at a path will ask for once its script runs, those of a person who is signed in among them. */
export function filesFor(
  plan: FilesPlan,
  { path, local, languages, brand, hasWords }: Arriving,
): readonly string[] {
  const isSignedIn = local.getItem('currentUser') !== null;
  const language = firstLanguage(local.getItem('locale'), languages);
  const asked = pageAt(plan, path);
  const page = isSignedIn && (!asked || asked.isForVisitors) ? plan.pages[home] : asked;
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
