import { FeedbackQuery, FeedbackList, FeedbackMark, FeedbackMessage } from '../feedback'
import { Nothing, type Endpoint } from './endpoint'

/** Messages to the people who run the service. */
export const feedbackCalls = {
  /** By anybody; the same message sent twice on a day is one message. */
  sendFeedback: {
    method: 'POST',
    path: '/api/feedback/send',
    input: FeedbackMessage,
    output: Nothing,
  },
  listFeedback: {
    method: 'GET',
    path: '/api/admin/feedback/list',
    needs: 'admin',
    input: FeedbackQuery,
    output: FeedbackList,
  },
  markFeedback: {
    method: 'POST',
    path: '/api/admin/feedback/mark',
    needs: 'admin',
    input: FeedbackMark,
    output: Nothing,
  },
} as const satisfies Record<string, Endpoint>
