import { z } from 'zod'

export const EmptyObject = z.object({})

/** One row of the language. A part of the path like `:id` stands for that part of the input. `needs` says who may call: without it anybody; else -6001… answers a stranger, -6000 who is no admin. */
export type Endpoint = {
  method: 'GET' | 'POST'
  path: `/api/${string}`
  needs?: 'user' | 'admin'
  input: z.ZodType
  output: z.ZodType
}
