import type { FeedbackTopic } from '#contract/feedback/feedback'

/** A message to the service. */
export type FeedbackRow = {
  /** Derived from what was said, by whom and on which day: repeated, it is the same row. */
  id: string
  /** Null for a guest. */
  user_id: string | null
  topic: FeedbackTopic
  message: string
  /** How to answer; '' when none was given. */
  contact: string
  created_at: number
  /** Null until an admin marks it. */
  answered_at: number | null
  expires_at: number
}
