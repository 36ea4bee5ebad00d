import { FeedbackStateInput, FeedbackMessage } from './feedback'
import { EmptyObject, type Endpoint } from '../http/endpoint'

/** Feedback messages. */
export const feedbackCalls = {
  /** Open to everybody; the same message sent twice a day counts once. */
  sendFeedback: {
    method: 'POST',
    path: '/api/feedback/send',
    input: FeedbackMessage,
    output: EmptyObject,
  },
  markFeedback: {
    method: 'POST',
    path: '/api/admin/feedback/mark',
    needs: 'admin',
    input: FeedbackStateInput,
    output: EmptyObject,
  },
} as const satisfies Record<string, Endpoint>
