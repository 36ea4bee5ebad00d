import { FeedbackStateInput, FeedbackMessage } from './feedback'
import { EmptyObject, type Endpoint } from '../http/endpoint'

/** Messages to the people who run the service. */
export const feedbackCalls = {
  /** By anybody; the same message sent twice on a day is one message. */
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
