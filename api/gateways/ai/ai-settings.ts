import { z } from 'zod'
import {
  chooseProvider,
  integerSetting,
  oneOf,
  optionalText,
  requireVariables,
  type RuntimeMode,
  unsetWhenEmpty,
} from '../../server/env-schemas'
import type { OpenAiOptions } from './openai-client'

/** How to reach the model. Model names are settings, never constants: providers retire them. */
export type AiSettings =
  { provider: 'off' | 'simulator' } | ({ provider: 'openai-compatible' } & OpenAiOptions)

/** Environment variables of the assistant (decisions §8). */
export const aiVariables = {
  AI_PROVIDER: unsetWhenEmpty(oneOf(['openai-compatible', 'simulator', 'off']).optional()),
  AI_BASE_URL: unsetWhenEmpty(
    z
      .url({
        protocol: /^https?$/,
        hostname: /.*/,
        error: 'must be an address like https://api.deepseek.com',
      })
      .optional(),
  ),
  AI_API_KEY: optionalText,
  AI_MODEL: optionalText,
  AI_TIMEOUT_MS: integerSetting(1_000, 120_000, 30_000),
  AI_MAX_TOKENS: integerSetting(16, 32_000, 2_000),
}
type AiEnv = z.output<z.ZodObject<typeof aiVariables>>

export function chooseAi(env: AiEnv, mode: RuntimeMode, context: z.RefinementCtx): AiSettings {
  const simulator = { simulation: 'simulator', danger: 'its answers would be paid for' } as const
  const provider = chooseProvider('AI_PROVIDER', env.AI_PROVIDER, simulator, mode, context)
  if (provider !== 'openai-compatible') return { provider }
  const names = { baseUrl: 'AI_BASE_URL', apiKey: 'AI_API_KEY', model: 'AI_MODEL' } as const
  const keys = requireVariables(env, names, 'AI_PROVIDER is openai-compatible', context)
  return { provider, ...keys, idleTimeoutMs: env.AI_TIMEOUT_MS, maxTokens: env.AI_MAX_TOKENS }
}
