import type { FeedbackTopic } from '#contract/feedback/feedback'

/** A feedback message. */
export type FeedbackRow = {
  /** Derived from message, author and day, so that a repeated submission is the same row. */
  id: string
  /** Null for a guest. */
  user_id: string | null
  topic: FeedbackTopic
  message: string
  /** How to reach the author; '' when none was given. */
  contact: string
  created_at: number
  /** Null until an admin marks it as answered. */
  answered_at: number | null
  expires_at: number
}
