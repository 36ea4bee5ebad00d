import { z } from 'zod'

const text = z.string().optional()

/** The settings of a link as its form sends them; a box that is not ticked sends nothing. */
export const ShareSettings = z.object({
  days: text,
  password: text,
  removesPassword: text,
  hidden: z.union([z.string(), z.array(z.string())]).optional(),
})

/** Before a link with a password. */
export const SharePassword = z.object({ password: z.string().default('') })
