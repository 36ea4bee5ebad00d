import sharp from 'sharp'
import { qrSvg } from '#app/components/qr-code/qr-svg.server'

/** 1000 px: sharp on paper up to 8 cm. */
const pngDensity = 360
/** What the standard asks for around a code that stands on its own. */
const margin = 4

export const qrFormats = ['png', 'svg'] as const
const contentTypes = { png: 'image/png', svg: 'image/svg+xml' }

/** The code of a link as a file to save. */
export async function shareQrFile(link: string, format: (typeof qrFormats)[number]): Promise<Response> {
  const svg = qrSvg(link, { margin })
  const bytes =
    format === 'svg'
      ? svg
      : new Uint8Array(await sharp(Buffer.from(svg), { density: pngDensity }).png().toBuffer())
  return new Response(bytes, {
    headers: {
      'Content-Type': contentTypes[format],
      'Content-Disposition': `attachment; filename="resume-qr.${format}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

/** The address of a link. */
export const shareUrlOf = (publicOrigin: string, token: string) => `${publicOrigin}/s/${token}`
