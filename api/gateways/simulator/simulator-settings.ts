import { z } from 'zod'
import { unsetWhenEmpty } from '../../server/env-schemas'

const origin = unsetWhenEmpty(
  z
    .url({ protocol: /^https?$/, error: 'must be an origin like https://example.com' })
    .transform((address) => new URL(address).origin)
    .optional(),
)

/**
 * The origin of the product, and of the simulators if it differs (the real ones have an origin of their own).
 */
export const simulatorVariables = { PUBLIC_ORIGIN: origin, SIMULATOR_ORIGIN: origin }

export type SimulatorOrigins = { publicOrigin: string; simulatorOrigin?: string | undefined }
