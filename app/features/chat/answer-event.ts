/** Events of an answer's stream. `refused` comes alone and means that no question was asked. */
export type AnswerEvent =
  | { is: 'asked'; chatId: string; turnId: string }
  | { is: 'html'; settled: string; tail: string }
  | { is: 'end' }
  | { is: 'refused'; message: string; fields: Record<string, string> }
