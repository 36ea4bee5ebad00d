import { z } from 'zod'
import { DownloadQuote } from '../billing/membership'
import { forUsers } from '../http/endpoint'
import { emailBodyBytes, EmailResumeInput } from './email'

/** E-mail to oneself. */
export const emailCalls = {
  /** Whether the service sends e-mail. */
  readEmailStatus: forUsers.get('/api/email', { output: z.object({ isOn: z.boolean() }) }),
  /** Sends the PDF and charges it as a download, unless its item is unlocked; -8003 when none is left. */
  emailResume: forUsers.post('/api/email/resume', {
    input: EmailResumeInput,
    output: DownloadQuote,
    maxBytes: emailBodyBytes,
  }),
}
