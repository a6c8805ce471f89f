import { type CardApplication, cardApplicationQuery } from '@dayfare/api/card/apply/apply-queries';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../platform/app-context/app-context.ts';

/** The application, which the page's loader has fetched. Throws on a page that has no such loader. */
export function useApplication(): CardApplication {
  const { api } = useApp();
  const { data } = useQuery(cardApplicationQuery(api));
  if (!data) throw new Error('The loader of this page should have fetched the application.');
  return data;
}
