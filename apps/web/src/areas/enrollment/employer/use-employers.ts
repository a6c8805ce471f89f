import { enrollmentContract } from '@dayfare/api/enrollment/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApp } from '../../../platform/app-context/app-context.ts';

/** Letters that a search needs. */
const fewest = 2;
/** How long typing has to rest before the server is asked, ms. */
const restMs = 200;

/** Employers that fit what is typed, asked of the server as it is typed. */
export function useEmployers() {
  const { api } = useApp();
  const [typed, setTyped] = useState('');
  const [wanted, setWanted] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setWanted(typed.trim().toLowerCase()), restMs);
    return () => clearTimeout(timer);
  }, [typed]);
  const query = useQuery({
    queryKey: ['enrollment', 'employers', wanted],
    queryFn: ({ signal }) =>
      api.client(enrollmentContract).findEmployers({ companyName: wanted }, { signal }),
    enabled: wanted.length >= fewest,
    placeholderData: keepPreviousData,
    retry: false,
    networkMode: 'always',
    staleTime: 60_000,
  });
  const isShort = typed.trim().length < fewest;
  const found = isShort ? [] : (query.data ?? []);
  const isBehind = !isShort && (typed.trim().toLowerCase() !== wanted || query.isFetching);
  const status = !isShort && query.isError && !isBehind ? 'failed' : isBehind ? 'loading' : 'ready';
  return {
    found,
    status,
    search: setTyped,
    retry: () => void query.refetch(),
    isShort,
  } as const;
}
