import { z } from 'zod'
import { optionalText, required, unsetWhenEmpty } from '../../setting-values'

/** How the assistant is asked. Names of models are settings, never constants: providers retire them. */
export type AiSettings =
  | { provider: 'off' | 'simulator' }
  | {
      provider: 'openai-compatible'
      baseUrl: string
      apiKey: string
      model: string
      /** How long nothing may come. */
      patienceMs: number
      maxTokens: number
    }

const amount = (least: number, most: number, usual: number) =>
  unsetWhenEmpty(
    z.coerce
      .number({ error: `must be a number from ${least} to ${most}` })
      .int(`must be a number from ${least} to ${most}`)
      .min(least, `must be a number from ${least} to ${most}`)
      .max(most, `must be a number from ${least} to ${most}`)
      .default(usual),
  )

/** Variables of the assistant (decisions §8). */
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
  AI_TIMEOUT_MS: amount(1_000, 120_000, 30_000),
  AI_MAX_TOKENS: amount(16, 32_000, 2_000),
}
type AiEnv = z.output<z.ZodObject<typeof aiVariables>>

/** The provider to use: in production none unless one is named; the simulator there only where simulators are allowed. */
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
  const given = required(env, names, 'AI_PROVIDER is openai-compatible', context)
  return {
    provider,
    baseUrl: given.AI_BASE_URL,
    apiKey: given.AI_API_KEY,
    model: given.AI_MODEL,
    patienceMs: env.AI_TIMEOUT_MS,
    maxTokens: env.AI_MAX_TOKENS,
  }
}
