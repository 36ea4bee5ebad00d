import { describe, expect, test } from 'vitest'
import { readApiSettings } from '../../settings'
import { openAiVariables } from '../../testing/provider-variables'

describe('the settings of the assistant', () => {
  test('uses the configured endpoint and model', () => {
    expect(readApiSettings({ ...openAiVariables, AI_TIMEOUT_MS: '5000' }).ai).toEqual({
      provider: 'openai-compatible',
      baseUrl: 'https://api.deepseek.com',
      apiKey: 'sk-1',
      model: 'deepseek-v4-flash',
      idleTimeoutMs: 5_000,
      maxTokens: 2_000,
    })
  })

  test.each([
    [{ AI_PROVIDER: 'openai-compatible' }, 'AI_BASE_URL must be set when AI_PROVIDER is openai-compatible'],
    [{ ...openAiVariables, AI_BASE_URL: 'geheim' }, 'AI_BASE_URL must be an address like'],
    [{ ...openAiVariables, AI_MAX_TOKENS: '1' }, 'AI_MAX_TOKENS must be a number from 16 to 32000'],
    [{ AI_PROVIDER: 'geheim' }, 'AI_PROVIDER must be openai-compatible, simulator or off'],
  ])('rejects %o and names the variable', (env, message) => {
    expect(() => readApiSettings(env)).toThrow(message)
  })
})
