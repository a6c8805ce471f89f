import { ApiError, isApiError } from '../../transport/index.ts';
import { listeners } from './listeners.ts';
import type { ChatPort } from './port.ts';

/** Starts a chat service. `isRenewed`: the tokens that it had are worth nothing any more. */
export type StartChat = (isRenewed: boolean) => Promise<ChatPort>;

const isWorthless = (error: unknown) => isApiError(error) && error.code === 'ConnectTokenNotValid';

/**
 * A chat that starts with the first thing that is asked of it, and once more when its tokens have expired. A start that failed is tried
 * again with the next thing. After `dispose` everything rejects as cancelled.
 */
export function startingChat(start: StartChat): ChatPort {
  const heard = listeners();
  let started: Promise<ChatPort> | null = null;
  let isOver = false;

  const begin = (isRenewed: boolean): Promise<ChatPort> => {
    const beginning = start(isRenewed).then((port) => {
      if (isOver) void port.dispose();
      else port.listen(heard.tell);
      return port;
    });
    beginning.catch(() => {
      if (started === beginning) started = null;
    });
    started = beginning;
    return beginning;
  };

  async function run<Result>(work: (port: ChatPort) => Promise<Result>): Promise<Result> {
    if (isOver) throw new ApiError({ kind: 'cancelled' });
    const used = started ?? begin(false);
    try {
      return await work(await used);
    } catch (error) {
      if (!isWorthless(error) || isOver) throw error;
      // What else was under way may have begun anew by now.
      if (started === used) {
        void used.then((port) => port.dispose());
        return work(await begin(true));
      }
      return work(await (started ?? begin(true)));
    }
  }

  return {
    conversations: (signal) => run((port) => port.conversations(signal)),
    page: (conversation, before) => run((port) => port.page(conversation, before)),
    changes: (conversation, after, signal) => run((port) => port.changes(conversation, after, signal)),
    send: (text, file) => run((port) => port.send(text, file)),
    edit: (message, body) => run((port) => port.edit(message, body)),
    remove: (message) => run((port) => port.remove(message)),
    react: (message, emoji, isOn) => run((port) => port.react(message, emoji, isOn)),
    markRead: (conversation, index) => run((port) => port.markRead(conversation, index)),
    typing: (conversation) => run((port) => port.typing(conversation)),
    mute: (conversation, isMuted) => run((port) => port.mute(conversation, isMuted)),
    mediaAddress: (message) => run((port) => port.mediaAddress(message)),
    listen: heard.add,
    dispose: async () => {
      isOver = true;
      heard.clear();
      const last = started;
      started = null;
      await last?.then((port) => port.dispose()).catch(() => undefined);
    },
  };
}
