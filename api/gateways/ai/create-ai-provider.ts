import type { Simulator } from '../simulator/start-simulator'
import type { AiProvider } from './ai-provider'
import type { AiSettings } from './ai-settings'
import { createOpenAiClient } from './openai-client'

/** The simulator never pauses for long. */
const simulatorIdleTimeoutMs = 10_000

/**
 * The assistant per the settings: the same client for a real endpoint and for the simulator; undefined when
 * it is off.
 */
export function createAiProvider(
  settings: AiSettings,
  simulator: Simulator | undefined,
): AiProvider | undefined {
  if (settings.provider === 'openai-compatible') return createOpenAiClient(settings, { simulated: false })
  if (settings.provider === 'off' || !simulator) return undefined
  const keys = { ...simulator.ai, idleTimeoutMs: simulatorIdleTimeoutMs, maxTokens: 2_000 }
  return createOpenAiClient(keys, { simulated: true })
}
