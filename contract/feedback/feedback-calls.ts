import { FeedbackStateInput, FeedbackMessage } from './feedback'
import { forAdmins, forAnybody } from '../http/endpoint'

/** Feedback messages. */
export const feedbackCalls = {
  /** Open to everybody; the same message sent twice a day counts once. */
  sendFeedback: forAnybody.post('/api/feedback/send', { input: FeedbackMessage }),
  markFeedback: forAdmins.post('/api/admin/feedback/mark', { input: FeedbackStateInput }),
}
