import { qrSvg } from '#app/components/qr-svg.server'
import type { Upstream } from '#app/upstream/upstream'

/** Everything the invite page shows: the link, its QR code, and who came. */
export async function loadInvite(upstream: Upstream, publicOrigin: string) {
  const { inviteCode, people, totalSeconds } = await upstream.call('readInvitations', {})
  const link = `${publicOrigin}/?${new URLSearchParams({ inviterCode: inviteCode })}`
  return { link, qr: await qrSvg(link), people, totalSeconds }
}
export type InviteView = Awaited<ReturnType<typeof loadInvite>>
