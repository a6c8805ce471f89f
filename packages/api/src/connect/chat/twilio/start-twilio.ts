import type { ChatPort } from '../port.ts';
import { type TwilioPerson, twilioChat } from './twilio-chat.ts';

/** Starts the chat of Twilio Conversations with a token from the server. The client is loaded here, and nowhere else. Rejects with ApiError. */
export async function startTwilio(token: string, person: TwilioPerson): Promise<ChatPort> {
  const { Client } = await import('@twilio/conversations');
  return twilioChat(new Client(token), person);
}
