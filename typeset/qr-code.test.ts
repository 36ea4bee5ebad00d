import jsQR from 'jsqr'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { Resume } from '#contract/resume/resume'
import { readTemplateCatalogue } from './template-catalogue'
import { compileResume } from './testing/compile-resume'
import { templatesDir } from './testing/test-templates'

const { templates } = readTemplateCatalogue(templatesDir)
const url = 'https://example.com/wangxiaoming/works?from=resume'

/** What a camera reads on the first page. */
async function scanned(template: string, qrCode: string): Promise<string | undefined> {
  const { svg, warnings } = compileResume(
    Resume.parse({
      schemaVersion: 1,
      basics: { name: '王小明', phone: '13800001234', links: [{ id: 'l', label: '作品集', url }] },
      intention: { position: '设计师' },
      style: { template, qrCode, photo: 'none' },
    }),
  )
  expect(warnings).toEqual([])
  const { data, info } = await sharp(Buffer.from(svg), { density: 150 })
    .flatten({ background: '#fff' })
    .extract({ left: 0, top: 0, width: 1240, height: 800 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}
const named = (part: 'qrCode' | 'qrCodePlace') =>
  templates.filter(({ parts }) => parts[part]).map(({ id, version }) => `${id}@${version}`)

test.each(named('qrCode'))(
  '%s draws the code of the first link, unless it is turned off',
  async (template) => {
    expect(await scanned(template, 'auto')).toBe(url)
    expect(await scanned(template, 'hidden')).toBeUndefined()
  },
)

test.each(named('qrCodePlace'))('%s draws the code of the first link for who wants it', async (template) => {
  expect(await scanned(template, 'shown')).toBe(url)
  expect(await scanned(template, 'auto')).toBeUndefined()
})

test('four templates have a place for it', () => {
  expect([...named('qrCode'), ...named('qrCodePlace')].length).toBeGreaterThanOrEqual(4)
})
