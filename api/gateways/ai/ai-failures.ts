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
export function toAiFailure(error: unknown, begun: boolean): AiFailure {
  if (error instanceof AiFailure) return error
  if (error instanceof APIConnectionTimeoutError) return new AiFailure('slow', 'no answer in time')
  if (error instanceof APIConnectionError) return new AiFailure(begun ? 'cut' : 'down', 'no connection')
  if (error instanceof APIError) return ofApiError(error)
  if (error instanceof SyntaxError) return new AiFailure('malformed', 'a chunk is no JSON')
  return new AiFailure(begun ? 'cut' : 'down', 'the connection ended', { cause: error })
}

function ofApiError(error: APIError): AiFailure {
  const { status } = error as { status?: number }
  const said = `${error.code ?? ''} ${error.type ?? ''} ${error.message}`
  const kept = `HTTP ${status ?? 200} ${/^[\w.-]{1,60}$/.test(error.code ?? '') ? error.code : ''}`.trim()
  if (filterWords.test(said)) return new AiFailure('filtered', kept)
  if (tooLongWords.test(said)) return new AiFailure('tooLong', kept)
  if (status === 429) return new AiFailure('busy', kept)
  if (status === 408) return new AiFailure('slow', kept)
  // A key that is wrong, an account without money, a model that was retired: ours to mend, not the person's.
  if (status !== undefined && status < 500) return new AiFailure('refused', kept)
  return new AiFailure('down', kept)
}
