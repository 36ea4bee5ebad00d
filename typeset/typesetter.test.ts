// @module-tag processes
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { markAiAssisted } from '#resume-model/rewrite-proposals/mark-ai-assisted'
import { rewritableFields } from '#resume-model/rewrite-proposals/rewritable-fields'
import { Resume } from '#contract/resume/resume'
import { runWithFairnessKey } from '#fair-queue/fairness-key'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { temporaryFolder } from '#tests/servers/temporary-folder'
import { aiLabelOf } from './pdf-postprocessing/ai-label'
import { TypesetBusyError, TypesetError, DocumentTooLargeError, createTypesetter } from './typesetter'
import { readSample, workerFromSource, writeTemplates } from './testing/test-templates'

const sample = readSample('backend-engineer')

function resumeOf(change: { city?: string; template?: string } = {}): Resume {
  const resume = Resume.parse(sample)
  resume.style.template = change.template ?? 'classic@4'
  resume.basics.city = change.city ?? resume.basics.city
  // Not where they live: an edit of either adds no row.
  resume.intention.cities = ['昆明']
  return resume
}

describe("the product's templates", () => {
  // One place for documents: with more, a slow machine's take turns between two workers, and only the one that
  // drew a page knows it.
  const typesetter = createTypesetter({ ...workerFromSource, maxWorkers: 1 })
  beforeAll(() => typesetter.ready())
  afterAll(() => typesetter.close())

  test('produce pages, a page as SVG and PNG, and a PDF', async () => {
    const resume = resumeOf()
    const { pages, missingGlyphs, fit, anchors } = await typesetter.pages(resume, undefined)
    expect(pages).toEqual([{ hash: expect.any(String), width: 595.276, height: 841.89 }])
    expect({ missingGlyphs, fit }).toEqual({ missingGlyphs: [], fit: { fitted: true, overflowing: [] } })
    expect(anchors.length).toBeGreaterThan(10)
    expect(await typesetter.svgPage(resume, undefined, 1)).toMatch(/^<svg xmlns/)
    expect(await typesetter.svgPage(resume, undefined, 2)).toBeUndefined()
    const png = await sharp(await typesetter.png(resume, undefined, 1, 2)).metadata()
    expect([png.width, png.height]).toEqual([1191, 1684])
    expect(Buffer.from((await typesetter.pdf(resume, undefined)).subarray(0, 5)).toString()).toBe('%PDF-')
  })

  test('a PDF carries its resume only when asked, whichever of both is made first', async () => {
    const [before, after] = [resumeOf({ city: '一' }), resumeOf({ city: '二' })]
    const carries = async (resume: Resume, withData?: boolean) => {
      const pdf = await typesetter.pdf(resume, undefined, withData === undefined ? undefined : { withData })
      return Buffer.from(pdf).includes('/EmbeddedFile')
    }
    expect([await carries(before, true), await carries(before), await carries(before, true)]).toEqual([
      true,
      false,
      true,
    ])
    expect([await carries(after), await carries(after, true), await carries(after, false)]).toEqual([
      false,
      true,
      false,
    ])
  })

  test('label a PDF and an image that contain text written by AI', async () => {
    const own = resumeOf()
    const marked = markAiAssisted(own, rewritableFields(own, 'polish')[0]!.field, true)
    const label = aiLabelOf(marked)!
    expect(JSON.parse(label)).toEqual({
      Label: '1',
      ContentProducer: '智能简历',
      ProduceID: expect.stringMatching(/^[0-9a-f]{32}$/),
    })
    for (const [resume, isAiMarked] of [
      [own, false],
      [marked, true],
    ] as const) {
      const pdf = Buffer.from(await typesetter.pdf(resume, undefined)).toString('latin1')
      expect(pdf.includes('<TC260:AIGC>')).toBe(isAiMarked)
      const { xmp } = await sharp(await typesetter.png(resume, undefined, 1, 2)).metadata()
      expect(xmp?.toString().includes(label) ?? false).toBe(isAiMarked)
    }
  })

  test('a preview sends each glyph, page and position once, and of a changed page what changed', async () => {
    const first = await typesetter.preview(resumeOf(), undefined)
    expect(Object.keys(first.glyphs).length).toBeGreaterThan(300)
    expect(first.pages[0]?.body).toBeTruthy()

    const same = await typesetter.preview(resumeOf(), undefined, first.layoutId)
    expect(same.glyphs).toEqual({})
    expect(same.pages).toEqual([{ hash: first.pages[0]?.hash, width: 595.276, height: 841.89 }])

    const edited = await typesetter.preview(resumeOf({ city: '饕餮' }), undefined, same.layoutId)
    expect(Object.keys(edited.glyphs)).toHaveLength(2)
    expect(edited.pages[0]).toMatchObject({ changed: { base: first.pages[0]?.hash } })
    expect(edited.pages[0]).not.toHaveProperty('body', expect.anything())
    expect(edited.anchors).toBeUndefined()
    expect(gzipSync(JSON.stringify(edited)).length).toBeLessThan(3_000)

    const back = await typesetter.preview(resumeOf({ city: '杭州饕' }), undefined, edited.layoutId)
    expect(back.glyphs).toEqual({})
  })

  test('positions that are not wanted are left out of the same page, and come with the next that wants them', async () => {
    const { layoutId, anchors } = await typesetter.preview(resumeOf({ city: '西安' }), undefined)
    const moved = resumeOf({ city: '西宁' })
    moved.sections[0]!.items[0]!.text += `\n- ${'另起一行。'.repeat(30)}`
    const without = await typesetter.preview(moved, undefined, layoutId, false)
    expect(without.anchors).toBeUndefined()
    const later = await typesetter.preview(moved, undefined, without.layoutId)
    expect(later.pages.map(({ hash }) => hash)).toEqual(without.pages.map(({ hash }) => hash))
    expect(later.anchors!.map(({ id }) => id).sort()).toEqual(anchors!.map(({ id }) => id).sort())
    expect(later.anchors).not.toEqual(anchors)
  })

  test('an unknown base gets everything', async () => {
    const { glyphs, pages, anchors } = await typesetter.preview(resumeOf(), undefined, 'forgotten', false)
    expect(anchors!.length).toBeGreaterThan(10)
    expect(Object.keys(glyphs).length).toBeGreaterThan(300)
    expect(pages[0]?.body).toBeTruthy()
  })

  test('a photo is on the page, and is sent once', async () => {
    const photo = await sharp({ create: { width: 250, height: 350, channels: 3, background: '#88aacc' } })
      .jpeg()
      .toBuffer()
    const first = await typesetter.preview(resumeOf(), { photo })
    expect(JSON.stringify(first.glyphs)).toContain('data:image/jpeg')
    const edited = await typesetter.preview(resumeOf({ city: '上海' }), { photo }, first.layoutId)
    expect(JSON.stringify(edited.glyphs)).not.toContain('data:image')
  })

  test('an unknown template fails with its name', async () => {
    const drawing = typesetter.pdf(resumeOf({ template: 'nowhere@1' }), undefined)
    await expect(drawing).rejects.toThrow(TypesetError)
    await expect(drawing).rejects.toThrow(/nowhere@1/)
  })

  test(
    'four texts of 20,000 Chinese characters without a paragraph are laid out within the deadline',
    { tags: ['deep'] },
    async () => {
      // Without punctuation, so that a line can break anywhere.
      const text = Array.from({ length: 20_000 }, (_, n) =>
        String.fromCodePoint(0x4e00 + ((n * 7919) % 3000)),
      )
      const items = [1, 2, 3, 4].map((n) => buildItem(`i${n}`, { title: '甲公司', text: text.join('') }))
      const resume = buildResume((it) => (it.sections = [buildSection('s', items)]))
      expect((await typesetter.pages(resume, undefined)).pages.length).toBeGreaterThan(20)
    },
  )
})

describe('a template that never ends', () => {
  const { path: templatesDir, remove } = temporaryFolder()
  writeTemplates(templatesDir, {
    unending: '#for a in range(100000) { for b in range(100000) { let c = a * b } }',
    plain: '#json("/resume.json").name',
  })
  const limits = { maxWorkers: 1, maxQueued: 2, deadlineMs: 700 }
  const typesetter = createTypesetter({ ...workerFromSource, templatesDir, ...limits })
  beforeAll(() => typesetter.ready())
  afterAll(async () => {
    await typesetter.close()
    remove()
  })

  test('costs its worker but not the next document, and is rejected at once when repeated', async () => {
    const unending = resumeOf({ template: 'unending@1' })
    await expect(typesetter.pdf(unending, undefined)).rejects.toThrow(DocumentTooLargeError)
    const pdf = await typesetter.pdf(resumeOf({ template: 'plain@1' }), undefined)
    expect(pdf.length).toBeGreaterThan(1_000)
    const again = typesetter.pdf(unending, undefined).catch((error: unknown) => error)
    expect(typesetter.load()).toMatchObject({ running: 0, waiting: 0 })
    expect(await again).toMatchObject({
      name: 'DocumentTooLargeError',
      field: expect.stringMatching(/\.text$/),
    })
  })

  test('lets two callers wait, and tells the others when to retry', async () => {
    const plain = (city: string) =>
      runWithFairnessKey(
        () => city,
        () => typesetter.pdf(resumeOf({ template: 'plain@1', city }), undefined),
      )
    const answers = await Promise.allSettled([
      typesetter.pdf(resumeOf({ template: 'unending@1', city: '零' }), undefined),
      ...['一', '二', '三', '四'].map(plain),
    ])
    const isFulfilled = answers.map(({ status }) => status === 'fulfilled')
    expect(isFulfilled).toEqual([false, true, true, false, false])
    const refused = answers.at(-1) as PromiseRejectedResult
    expect(refused.reason).toBeInstanceOf(TypesetBusyError)
    expect((refused.reason as TypesetBusyError).retryAfterSeconds).toBeGreaterThan(0)
    expect(await typesetter.healthy()).toBe(true)
  })
})

test('workers that are replaced after every document lose none', async () => {
  const typesetter = createTypesetter({ ...workerFromSource, maxWorkerBytes: 1 })
  try {
    const cities = ['一', '二', '三', '四', '五']
    const made = await Promise.all(cities.map((city) => typesetter.pdf(resumeOf({ city }), undefined)))
    expect(made.map((pdf) => pdf.length > 1_000)).toEqual(cities.map(() => true))
  } finally {
    await typesetter.close()
  }
}, 60_000)
