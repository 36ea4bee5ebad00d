import { z } from 'zod'

const text = z.string().optional()

/** The submitted link settings; an unticked box sends nothing. */
export const ShareSettings = z.object({
  days: text,
  password: text,
  removesPassword: text,
  hidden: z.union([z.string(), z.array(z.string())]).optional(),
})

/** The password form of a protected link. */
export const SharePassword = z.object({ password: z.string().default('') })
