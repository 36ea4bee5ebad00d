import { z } from 'zod'

export const EmptyObject = z.object({})

/**
 * One row of the API. `:id` in the path stands for that field of the input. `needs`: who may call; without it
 * anybody. Otherwise guests get -6001… and non-admins -6000.
 */
export type Endpoint = {
  method: 'GET' | 'POST'
  path: `/api/${string}`
  needs?: 'user' | 'admin'
  input: z.ZodType
  output: z.ZodType
}
