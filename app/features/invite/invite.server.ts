import { qrSvg } from '#app/components/qr-code/qr-svg.server'
import type { ApiClient } from '#app/api-client/api-client'
import { InviterNameChoice } from '#contract/account/invite'
import { inviteLink } from './invite-link'

/** Product colours, dark enough for any camera, with the logo in the middle. */
const inviteQrOptions = { gradient: ['#0a6850', '#06382c'], image: '/logo-black-256.png' } as const

/** Loads the data of the invite page: the link, its QR code, the name friends read, and the invited users. */
export async function loadInvite(api: ApiClient, publicOrigin: string) {
  const { inviteCode, ...invitations } = await api.call('readInvitations', {})
  const link = inviteLink(publicOrigin, inviteCode)
  return { link, qr: qrSvg(link, inviteQrOptions), ...invitations }
}
export type InviteView = Awaited<ReturnType<typeof loadInvite>>

/** Stores how invited friends read the user's name. @returns whether the form named a choice. */
export async function chooseInviterName(api: ApiClient, form: FormData): Promise<boolean> {
  const { success, data: choice } = InviterNameChoice.safeParse(form.get('nameChoice'))
  if (success) await api.call('chooseInviterName', { choice })
  return success
}
