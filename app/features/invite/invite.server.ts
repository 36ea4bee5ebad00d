import { qrSvg } from '#app/components/qr-code/qr-svg.server'
import type { ApiClient } from '#app/api-client/api-client'

/** Product colours, dark enough for any camera, with the logo in the middle. */
const inviteQrOptions = { gradient: ['#0a6850', '#06382c'], image: '/logo-black-256.png' } as const

/** Loads the data of the invite page: the link, its QR code, and the invited users. */
export async function loadInvite(api: ApiClient, publicOrigin: string) {
  const { inviteCode, people, totalSeconds } = await api.call('readInvitations', {})
  const link = `${publicOrigin}/?${new URLSearchParams({ inviterCode: inviteCode })}`
  return { link, qr: qrSvg(link, inviteQrOptions), people, totalSeconds }
}
export type InviteView = Awaited<ReturnType<typeof loadInvite>>
