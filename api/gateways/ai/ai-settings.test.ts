import { describe, expect, test } from 'vitest'
import { readApiSettings } from '../../settings'

const real = {
  AI_PROVIDER: 'openai-compatible',
  AI_BASE_URL: 'https://api.deepseek.com',
  AI_API_KEY: 'sk-1',
  AI_MODEL: 'deepseek-v4-flash',
}

describe('the settings of the assistant', () => {
  test.each([
    [{}, 'off'],
    [{ NODE_ENV: 'production' }, 'off'],
    [{ NODE_ENV: 'production', ALLOW_SIMULATED_PROVIDERS: '1' }, 'simulator'],
    [{ NODE_ENV: 'production', ALLOW_SIMULATED_PROVIDERS: '1', AI_PROVIDER: 'off' }, 'off'],
    [{ NODE_ENV: 'development' }, 'simulator'],
    [{ NODE_ENV: 'production', ...real }, 'openai-compatible'],
  ])('%o: %s', (env, provider) => {
    expect(readApiSettings(env).ai.provider).toBe(provider)
  })

  test('uses the configured endpoint and model', () => {
    expect(readApiSettings({ ...real, AI_TIMEOUT_MS: '5000' }).ai).toEqual({
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
    [{ ...real, AI_BASE_URL: 'geheim' }, 'AI_BASE_URL must be an address like'],
    [{ ...real, AI_MAX_TOKENS: '1' }, 'AI_MAX_TOKENS must be a number from 16 to 32000'],
    [{ NODE_ENV: 'production', AI_PROVIDER: 'simulator' }, 'AI_PROVIDER must not be simulator in production'],
    [{ AI_PROVIDER: 'geheim' }, 'AI_PROVIDER must be openai-compatible, simulator or off'],
  ])('rejects %o and names the variable', (env, message) => {
    expect(() => readApiSettings(env)).toThrow(message)
  })
})
