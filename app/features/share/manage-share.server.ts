import type { ApiClient } from '#app/api-client/api-client'
import { ApiClientError } from '#app/api-client/api-client-error'
import type { FormResponse } from '#app/api-client/form-result'
import { fieldErrorFormatter, parseForm, refusedForm } from '#app/api-client/form-result.server'
import { MASK_KINDS } from '#contract/sharing/mask-kinds'
import type { Share } from '#contract/sharing/share'
import { SHARE_EXPIRY_DAYS } from '#contract/sharing/share-expiry-days'
import type { Language } from '#contract/validation/field-error-codes'
import { kindsMarkerField, parseShareForm } from './share-form'
import { ShareSettings } from './share.form'

/**
 * Opens, changes or revokes the link of a resume, or returns the form for a preview with its input preserved.
 * @throws ApiClientError for anything but a wrong field
 */
export async function runShareAction(
  api: ApiClient,
  id: string,
  form: FormData,
  language: Language,
): Promise<{ share: Share | null } | FormResponse> {
  if (form.get('intent') === 'revoke') {
    await api.call('revokeShare', { id })
    return { share: null }
  }
  if (!form.has(kindsMarkerField)) hideEverything(form)
  const submission = parseForm(form, ShareSettings, fieldErrorFormatter(language))
  if (form.get('intent') === 'preview') return { result: submission.reply(), status: 200 }
  const { days: typedDays, password, removesPassword, hidden } = parseShareForm(form)
  const days = SHARE_EXPIRY_DAYS.find((one) => String(one) === typedDays)
  try {
    const share = await api.call('openShare', {
      id,
      hidden,
      ...(days !== undefined && { days }),
      ...(password !== '' ? { password } : removesPassword && { password: null }),
    })
    return { share }
  } catch (error) {
    if (!(error instanceof ApiClientError) || !error.isBadInput) throw error
    return refusedForm(submission, error, { language, failedText: error.message })
  }
}

/** A form without the marker is not from this page. */
function hideEverything(form: FormData): void {
  form.delete('hidden')
  form.set(kindsMarkerField, 'all')
  for (const kind of MASK_KINDS) form.append('hidden', kind)
}
