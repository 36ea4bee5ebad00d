/** What can be asked with one press; '' stands for a question of one's own. */
export const CHAT_PROMPTS = [
  'polish',
  'shorten',
  'quantify',
  'translate',
  'tailor',
  'interview',
  'introduction',
] as const
export type ChatPrompt = (typeof CHAT_PROMPTS)[number]

/** Characters of a question, of a pasted job description, and of the longest answer that is kept. */
export const ChatLimits = { question: 4_000, job: 8_000, answer: 20_000, title: 40 } as const

/** What one answer takes of what is left. */
export const ANSWER_COST = 1

/**
 * Why an answer did not come, or not whole: the provider is not there, says nothing for too long, broke off, says what nobody
 * can read, does not want to (its filter), has too much to do, does not take what we ask, finds it too long; `lost`: we
 * ourselves stopped in the middle; `long`: it reached the greatest length.
 */
export const CHAT_FAILURES = [
  'down',
  'slow',
  'cut',
  'malformed',
  'filtered',
  'busy',
  'refused',
  'tooLong',
  'lost',
  'long',
] as const
export type ChatFailure = (typeof CHAT_FAILURES)[number]
