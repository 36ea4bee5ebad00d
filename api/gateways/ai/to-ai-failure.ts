import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai'
import { AiFailure } from './ai-provider'

// OpenAI and Azure, Aliyun's Bailian, DeepSeek: each has its own word for what its filter stops.
const filterWords =
  /content_filter|content_policy|data_inspection_failed|DataInspectionFailed|Content Exists Risk|sensitive/i
const tooLongWords = /context_length_exceeded|maximum context length|Range of input length/i

/**
 * What the client threw, told apart. Only the kind and the provider's own code are kept: its messages quote the question.
 * @param begun whether something of the answer had come
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
  // A key that is wrong, an account without money, a model that was retired: ours to mend, not the person's.
  if (status !== undefined && status < 500) return new AiFailure('refused', safeMessage)
  return new AiFailure('down', safeMessage)
}
