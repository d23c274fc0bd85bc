/** Six things to say with one press. They travel as a sign, so that everybody reads them in their own language. */
export const REACTIONS = ['well-played', 'thanks', 'good-luck', 'ouch', 'sorry', 'one-moment'] as const;

const SIGN = /^:([a-z-]+):$/;

/** The key of what a line of the chat says, if it is one of them. */
export function reactionOf(text: string): string | null {
  const name = SIGN.exec(text)?.[1];
  return REACTIONS.some((one) => one === name) ? `reaction-${name}` : null;
}
export const signOfReaction = (name: (typeof REACTIONS)[number]): string => `:${name}:`;
