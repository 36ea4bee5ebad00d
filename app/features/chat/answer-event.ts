/** What the page's scripts are told while an answer comes; `refused` comes alone, and nothing was asked then. */
export type AnswerEvent =
  | { is: 'asked'; chatId: string; turnId: string }
  | { is: 'html'; settled: string; tail: string }
  | { is: 'end' }
  | { is: 'refused'; message: string; fields: Record<string, string> }
