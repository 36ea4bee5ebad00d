/** Preset prompts; null stands for a free question. */
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

/** Maximum characters of a question, of a pasted job description, and of a stored answer. */
export const ChatLimits = { question: 4_000, job: 8_000, answer: 20_000, title: 40 } as const

/** The points that one answer costs. */
export const ANSWER_COST = 1

/**
 * Why an answer is missing or incomplete: the provider is unreachable (`down`), silent for too long (`slow`),
 * broke off (`cut`), sent invalid data (`malformed`), filtered the content, is overloaded (`busy`), refused
 * the request, found it too long; `lost`: our own process ended meanwhile; `long`: the answer reached its
 * maximum length.
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
