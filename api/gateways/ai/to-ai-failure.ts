import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai'
import { AiFailure } from './ai-provider'

// The content filter's error codes of OpenAI and Azure, Aliyun's Bailian, and DeepSeek.
const filterWords =
  /content_filter|content_policy|data_inspection_failed|DataInspectionFailed|Content Exists Risk|sensitive/i
const tooLongWords = /context_length_exceeded|maximum context length|Range of input length/i

/**
 * Classifies what the client threw. Keeps only the kind and the provider's code, because its messages quote
 * the question.
 * @param hasStarted whether a part of the answer had arrived
 */
export function toAiFailure(error: unknown, hasStarted: boolean): AiFailure {
  if (error instanceof AiFailure) return error
  if (error instanceof APIConnectionTimeoutError) return new AiFailure('slow', 'no answer in time')
  if (error instanceof APIConnectionError) return new AiFailure(hasStarted ? 'cut' : 'down', 'no connection')
  if (error instanceof APIError) return fromApiError(error)
  if (error instanceof SyntaxError) return new AiFailure('malformed', 'a chunk is no JSON')
  return new AiFailure(hasStarted ? 'cut' : 'down', 'the connection ended', { cause: error })
}

function fromApiError(error: APIError): AiFailure {
  const { status } = error as { status?: number }
  const errorText = `${error.code ?? ''} ${error.type ?? ''} ${error.message}`
  const safeMessage =
    `HTTP ${status ?? 200} ${/^[\w.-]{1,60}$/.test(error.code ?? '') ? error.code : ''}`.trim()
  if (filterWords.test(errorText)) return new AiFailure('filtered', safeMessage)
  if (tooLongWords.test(errorText)) return new AiFailure('tooLong', safeMessage)
  if (status === 429) return new AiFailure('busy', safeMessage)
  if (status === 408) return new AiFailure('slow', safeMessage)
  // A wrong key, an account without money, a retired model: the operator's to fix, not the user's.
  if (status !== undefined && status < 500) return new AiFailure('refused', safeMessage)
  return new AiFailure('down', safeMessage)
}
