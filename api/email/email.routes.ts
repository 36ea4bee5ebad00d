import { ApiCodes } from '#contract/http/api-codes'
import { fieldError } from '#contract/validation/field-error-codes'
import { describeError } from '#telemetry/describe-error'
import { EmailFailure, type EmailMessage } from '../gateways/email/email-provider'
import type { Dependencies } from '../dependencies'
import { ApiError, invalidFields } from '../http/api-error'
import type { Handlers } from '../http/call-handler'
import { hashSecret } from '../ids-and-hashes'
import { chargeDelivery } from '../membership/downloads/charge-download'
import { consumeRateLimits } from '../rate-limits/enforce-rate-limits'
import { emailLimits } from '../rate-limits/rate-limits'
import { mailboxOf } from './mailbox-of'
import { resumeMessage } from './resume-message'

/** E-mail with a resume to its owner. */
export function emailRoutes(deps: Dependencies): Pick<Handlers, 'readEmailStatus' | 'emailResume'> {
  const { email, emailDailyCap, publicOrigin, log } = deps

  async function send(message: EmailMessage): Promise<void> {
    if (!email) throw new ApiError(ApiCodes.providerUnavailable, 'emailOff')
    try {
      await email.send(message)
    } catch (error) {
      if (!(error instanceof EmailFailure)) throw error
      if (error.kind === 'refused') throw invalidFields({ address: fieldError('emailRefused') })
      log.error({ error: describeError(error) }, 'an e-mail was not sent')
      throw new ApiError(ApiCodes.providerUnavailable, 'emailFailed')
    }
  }

  return {
    readEmailStatus: () => ({ isOn: email !== undefined }),

    async emailResume({ address, fileName, pdfBase64, ...download }, { userId, language }) {
      const limits = emailLimits(userId, hashSecret(mailboxOf(address)), emailDailyCap)
      if (email) await consumeRateLimits(deps, limits)
      const pdf = Buffer.from(pdfBase64, 'base64')
      const message = resumeMessage({ address, fileName, pdf, language, publicOrigin })
      return chargeDelivery(deps, { ...download, userId }, () => send(message))
    },
  }
}
