import { z } from 'zod'
import { optionalText, requireVariables, unsetWhenEmpty } from '../../server/env-schemas'

/** How to reach the model. Model names are settings, never constants: providers retire them. */
export type AiSettings =
  | { provider: 'off' | 'simulator' }
  | {
      provider: 'openai-compatible'
      baseUrl: string
      apiKey: string
      model: string
      /** Maximum time without a chunk, in ms. */
      idleTimeoutMs: number
      maxTokens: number
    }

const integerSetting = (min: number, max: number, defaultValue: number) =>
  unsetWhenEmpty(
    z.coerce
      .number({ error: `must be a number from ${min} to ${max}` })
      .int(`must be a number from ${min} to ${max}`)
      .min(min, `must be a number from ${min} to ${max}`)
      .max(max, `must be a number from ${min} to ${max}`)
      .default(defaultValue),
  )

/** Environment variables of the assistant (decisions §8). */
export const aiVariables = {
  AI_PROVIDER: unsetWhenEmpty(
    z
      .enum(['openai-compatible', 'simulator', 'off'], {
        error: 'must be openai-compatible, simulator or off',
      })
      .optional(),
  ),
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

/**
 * The configured provider. Default: off in production, else the simulator; in production the simulator must
 * be allowed explicitly.
 */
export function chooseAi(
  env: AiEnv,
  { production, simulated }: { production: boolean; simulated: boolean },
  context: z.RefinementCtx,
): AiSettings {
  const provider = env.AI_PROVIDER ?? (simulated || !production ? 'simulator' : 'off')
  if (provider === 'simulator' && production && !simulated)
    context.addIssue({
      code: 'custom',
      path: ['AI_PROVIDER'],
      message:
        'must not be simulator in production, where its answers would be paid for (ALLOW_SIMULATED_PROVIDERS=1 allows it)',
    })
  if (provider !== 'openai-compatible') return { provider }
  const names = ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'] as const
  const variables = requireVariables(env, names, 'AI_PROVIDER is openai-compatible', context)
  return {
    provider,
    baseUrl: variables.AI_BASE_URL,
    apiKey: variables.AI_API_KEY,
    model: variables.AI_MODEL,
    idleTimeoutMs: env.AI_TIMEOUT_MS,
    maxTokens: env.AI_MAX_TOKENS,
  }
}
