import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import type { Share } from '#contract/sharing/share'
import { SHARE_EXPIRY_DAYS } from '#contract/sharing/share-expiry-days'
import type { FieldErrors } from '#contract/http/envelope'
import { parseShareForm, type ShareForm } from './share-form'

export type ShareRefusal = { fields: FieldErrors; message: string }

/**
 * Opens, changes or revokes the link of a resume, or gives the form back for another look. `typed` is what the form held:
 * nothing of it is lost. @throws UpstreamFailure for anything but a wrong field
 */
export async function runShareAction(
  api: ApiClient,
  id: string,
  form: FormData,
): Promise<{ share: Share | null } | { typed: ShareForm; refused?: ShareRefusal }> {
  if (form.get('intent') === 'revoke') {
    await api.call('revokeShare', { id })
    return { share: null }
  }
  const typed = parseShareForm(form)
  if (form.get('intent') === 'preview') return { typed }
  const { password, removesPassword, hidden } = typed
  const days = SHARE_EXPIRY_DAYS.find((one) => String(one) === typed.days)
  try {
    const share = await api.call('openShare', {
      id,
      hidden,
      ...(days !== undefined && { days }),
      ...(password !== '' ? { password } : removesPassword && { password: null }),
    })
    return { share }
  } catch (error) {
    if (error instanceof ApiClientError && error.isBadInput)
      return { typed, refused: { fields: error.fields, message: error.message } }
    throw error
  }
}
