import { UpstreamFailure } from '#app/api-client/failure'
import type { Upstream } from '#app/api-client/upstream'
import type { Share } from '#contract/share'
import { SHARE_DAYS } from '#contract/share-choices'
import type { FieldProblems } from '#contract/envelope'
import { readShareForm, type ShareForm } from './share-form'

export type ShareRefused = { fields: FieldProblems; said: string }

/**
 * Opens, changes or revokes the link of a resume, or gives the form back for another look. `typed` is what the form held:
 * nothing of it is lost. @throws UpstreamFailure for anything but a wrong field
 */
export async function runShareIntent(
  upstream: Upstream,
  id: string,
  form: FormData,
): Promise<{ share: Share | null } | { typed: ShareForm; refused?: ShareRefused }> {
  if (form.get('intent') === 'revoke') {
    await upstream.call('revokeShare', { id })
    return { share: null }
  }
  const typed = readShareForm(form)
  if (form.get('intent') === 'preview') return { typed }
  const { password, removesPassword, hidden } = typed
  const days = SHARE_DAYS.find((one) => String(one) === typed.days)
  try {
    const share = await upstream.call('openShare', {
      id,
      hidden,
      ...(days !== undefined && { days }),
      ...(password !== '' ? { password } : removesPassword && { password: null }),
    })
    return { share }
  } catch (error) {
    if (error instanceof UpstreamFailure && error.isBadInput)
      return { typed, refused: { fields: error.fields, said: error.message } }
    throw error
  }
}
