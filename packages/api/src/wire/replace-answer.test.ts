import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { replaceAnswer } from './replace-answer.ts';

const queryKey = ['accounts'];

describe('replacing an answer', () => {
  it('stands, although a request from before the change is answered after it', async () => {
    const client = new QueryClient();
    const late = Promise.withResolvers<string>();
    client.setQueryData(queryKey, 'known');
    const asking = client.fetchQuery({ queryKey, queryFn: () => late.promise }).catch(() => undefined);
    await replaceAnswer(client, queryKey, 'changed');
    late.resolve('from before the change');
    await asking;
    expect(client.getQueryData(queryKey)).toBe('changed');
  });

  it('is the first answer, where none had come yet', async () => {
    const client = new QueryClient();
    const late = Promise.withResolvers<string>();
    const asking = client.fetchQuery({ queryKey, queryFn: () => late.promise }).catch(() => undefined);
    await replaceAnswer(client, queryKey, 'changed');
    late.resolve('from before the change');
    await asking;
    expect(client.getQueryData(queryKey)).toBe('changed');
  });
});
