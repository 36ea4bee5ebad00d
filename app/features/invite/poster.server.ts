import { create } from 'qrcode'
import type { Upstream } from '#app/upstream/upstream'
import type { Typesetter } from '#typeset/typesetter'

type Texts = Record<'brand' | 'title' | 'lead' | 'reward' | 'scan', string> & { from(name: string): string }
type Made = { upstream: Upstream; typesetter: Typesetter; publicOrigin: string; texts: Texts }

/** The invitation of whoever is logged in, as a PNG to save and to hand on. */
export async function makePoster({ upstream, typesetter, publicOrigin, texts }: Made): Promise<Uint8Array> {
  const { inviteCode, nickname } = await upstream.call('readProfile', {})
  const link = `${publicOrigin}/?${new URLSearchParams({ inviterCode: inviteCode })}`
  const { from, ...rest } = texts
  return typesetter.poster({
    code: rowsOf(link),
    host: new URL(publicOrigin).host,
    texts: { ...rest, from: from(nickname) },
  })
}

/** The modules of a QR code of level H, row by row: 1 is dark. */
function rowsOf(text: string): string[] {
  const { data, size } = create(text, { errorCorrectionLevel: 'H' }).modules
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) => (data[y * size + x] ? '1' : '0')).join(''),
  )
}
