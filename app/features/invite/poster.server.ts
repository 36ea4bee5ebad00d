import { qrRows } from '#app/components/qr-code/qr-svg.server'
import type { ApiClient } from '#app/api-client/api-client'
import type { Typesetter } from '#typeset/typesetter'

type Texts = Record<'brand' | 'title' | 'lead' | 'reward' | 'scan', string> & { from(name: string): string }
type PosterParams = { api: ApiClient; typesetter: Typesetter; publicOrigin: string; texts: Texts }

/** Renders the invitation of the logged-in user as a PNG to save and share. */
export async function renderPoster(params: PosterParams): Promise<Uint8Array> {
  const { api, typesetter, publicOrigin, texts } = params
  const { inviteCode, nickname } = await api.call('readProfile', {})
  const link = `${publicOrigin}/?${new URLSearchParams({ inviterCode: inviteCode })}`
  const { from, ...rest } = texts
  const { rows, coveredModules: covered } = qrRows(link, true)
  return typesetter.poster({
    code: rows,
    covered,
    host: new URL(publicOrigin).host,
    texts: { ...rest, from: from(nickname) },
  })
}
