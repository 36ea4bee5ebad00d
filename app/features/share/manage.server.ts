import { UpstreamFailure } from '#app/upstream/failure'
import type { Upstream } from '#app/upstream/upstream'
import type { Share } from '#contract/share'
import { SHARE_DAYS } from '#contract/share-choices'
import type { FieldProblems } from '#contract/envelope'

export type ShareRefused = { fields: FieldProblems; said: string }

/** Opens, changes or revokes the link of a resume. @throws UpstreamFailure for anything but a wrong field */
export async function runShareIntent(
  upstream: Upstream,
  id: string,
  form: FormData,
): Promise<{ share: Share | null } | { refused: ShareRefused }> {
  if (form.get('intent') === 'revoke') {
    await upstream.call('revokeShare', { id })
    return { share: null }
  }
  const days = SHARE_DAYS.find((one) => String(one) === form.get('days'))
  const password = String(form.get('password') ?? '').trim()
  const keepsPassword = form.get('protect') === 'on'
  try {
    const share = await upstream.call('openShare', {
      id,
      showsContacts: form.get('contacts') === 'on',
      ...(days !== undefined && { days }),
      ...(keepsPassword ? password !== '' && { password } : { password: null }),
    })
    return { share }
  } catch (error) {
    if (error instanceof UpstreamFailure && error.isBadInput)
      return { refused: { fields: error.fields, said: error.message } }
    throw error
  }
}
