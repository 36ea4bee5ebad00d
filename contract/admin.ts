import { z } from 'zod'

const Count = z.number().int().min(0)

/** The service in figures. Days are those of China. */
export const AdminOverview = z.object({
  users: Count,
  newUsersToday: Count,
  /** Logins that are good now: one a device. */
  sessionsLive: Count,
  /** Those in recycle bins apart. */
  storedResumes: Count,
  binnedResumes: Count,
  /** Text messages with a code that left today. */
  codesToday: Count,
  /** ms since 1970. */
  countedAt: z.number().int(),
})
export type AdminOverview = z.infer<typeof AdminOverview>
