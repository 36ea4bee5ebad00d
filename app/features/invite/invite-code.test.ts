import { readFileSync } from 'node:fs'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fakeApiClient } from '#tests/fake-api/fake-api-client'
import { loadInvite } from './invite.server'

const sidePx = 200
const mark = readFileSync(new URL('../../../public/logo-black-256.png', import.meta.url)).toString('base64')

/** Decodes the QR code as a phone sees it: at its page size, on a theme's background. */
async function photographed(svg: string, background: string): Promise<string | undefined> {
  const marked = svg.replace('/logo-black-256.png', `data:image/png;base64,${mark}`)
  expect(marked).toContain('data:image/png')
  const picture = await sharp(Buffer.from(marked))
    .resize(sidePx, sidePx)
    .flatten({ background })
    .png()
    .toBuffer()
  const { data, info } = await sharp(picture)
    .extend({ top: 24, bottom: 24, left: 24, right: 24, background })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}

test.each([
  ['light', '#ffffff'],
  ['dark', '#171c19'],
])(
  'renders an invitation QR code with its logo that is readable at 200 px, in the %s theme',
  async (_, background) => {
    const api = fakeApiClient({
      readInvitations: () => ({
        inviteCode: 'AB12CD',
        nameChoice: 'masked',
        shownName: '',
        people: [],
        totalSeconds: 0,
      }),
    })
    for (const origin of ['https://us.example', 'https://resume.jobs.example.com']) {
      const { link, qr } = await loadInvite(api, origin)
      expect(await photographed(qr, background)).toBe(link)
    }
  },
)
