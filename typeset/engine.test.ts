import { describe, expect, test } from 'vitest'
import { Resume } from '#contract/resume/resume'
import { UnknownTemplate } from './engine'
import { getDocumentProxy } from 'unpdf'
import { PAGE_SIZES } from '#contract/resume/style-options'
import { compileResume } from './testing/compile-resume'
import { extractComparableText, toComparableText } from './pdf-postprocessing/extract-pdf-text'
import { createTestEngine, readSample } from './testing/test-templates'

const engine = createTestEngine()
const sample = (name: string) => readSample(name) as Written
type Written = {
  basics: object
  sections: { kind: string; items: { id: string; text?: string }[] }[]
  style?: object
}

function resumeOf(written: Written, style: object = {}): Resume {
  return Resume.parse({ ...written, style: { ...written.style, template: 'classic@4', ...style } })
}

/** The sample with the text of its jobs repeated `times` times. */
function longer(times: number): Written {
  const written = sample('backend-engineer')
  for (const section of written.sections)
    if (section.kind === 'work')
      section.items = Array.from({ length: times }, (_, round) =>
        section.items.map((item) => ({ ...item, id: `${item.id}-${round}` })),
      ).flat()
  return written
}

test('the same resume gives the same bytes, whatever was typeset before', () => {
  const other = createTestEngine()
  other.pdf(other.layOut(resumeOf(sample('teacher')), undefined, 'file'))
  const [a, b] = [engine, other].map((each) =>
    each.pdf(each.layOut(resumeOf(sample('backend-engineer')), undefined, 'file')),
  )
  expect(a?.equals(b!)).toBe(true)
  const [c, d] = [engine, other].map((each) => each.svg(each.layOut(resumeOf(sample('backend-engineer')))))
  expect(c).toEqual(d)
})

test('a PDF is small, and its text is in reading order', async () => {
  const pdf = engine.pdf(engine.layOut(resumeOf(sample('backend-engineer')), undefined, 'file'))
  expect(pdf.length).toBeLessThan(110 * 1024)
  const words = await extractComparableText(pdf)
  const order = [
    '梁志成',
    '高级后端工程师',
    '13800005678',
    'zhicheng.liang@example.com',
    '工作经历',
    '2023.03 – 至今',
    '双写灰度',
    '2020.07 – 2023.02',
    '专业技能',
  ]
  const places = order.map((text) => words.indexOf(toComparableText(text)))
  expect(places).toEqual([...places].sort((a, b) => a - b))
  expect(places[0]).toBe(0)
})

test('an unknown template is an error, and not replaced', () => {
  expect(() => engine.layOut(resumeOf(sample('teacher'), { template: 'nowhere@1' }))).toThrow(UnknownTemplate)
})

describe('areas of a layout', () => {
  test('every section and entry has an area within the page, in reading order', () => {
    const resume = resumeOf(sample('backend-engineer'))
    const { anchors } = engine.layOut(resume)
    const ids = resume.sections.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)])
    expect(ids.filter((id) => !anchors.some((area) => area.id === id))).toEqual([])
    expect(anchors.map(({ id }) => id)).toEqual(expect.arrayContaining(['basics', 'intention', 'contacts']))
    for (const { x, y, width, height } of anchors) {
      expect(x + width).toBeLessThan(PAGE_SIZES.A4.width)
      expect(y + height).toBeLessThan(PAGE_SIZES.A4.height)
      expect(Math.min(x, y, width, height)).toBeGreaterThan(0)
    }
    const entries = resume.sections[1]!.items.map(({ id }) => anchors.find((area) => area.id === id)!.y)
    expect(entries).toEqual([...entries].sort((a, b) => a - b))
  })

  test('a page of American paper is as wide and high as the paper, on the screen and in the file', async () => {
    const resume = resumeOf(sample('english-graduate'), { page: 'Letter' })
    const { pages } = engine.svg(engine.layOut(resume))
    expect(pages.map(({ width, height }) => ({ width, height }))).toEqual([PAGE_SIZES.Letter])
    const pdf = engine.pdf(engine.layOut(resume, undefined, 'file'))
    const document = await getDocumentProxy(new Uint8Array(pdf))
    expect((await document.getPage(1)).view).toEqual([0, 0, 612, 792])
  })

  test('an entry that continues on the next page has an area on both', () => {
    const { anchors, pageCount } = engine.layOut(resumeOf(longer(6)))
    expect(pageCount).toBeGreaterThan(1)
    expect(new Set(anchors.map(({ page }) => page)).size).toBe(pageCount)
  })
})

/** The sample without so many lines of its longest entries. */
function shortened(lines: number) {
  const written = sample('backend-engineer')
  const items = written.sections.flatMap((section) => section.items)
  for (let line = 0; line < lines; line++) {
    const longest = items.reduce((a, b) => ((a.text ?? '').length > (b.text ?? '').length ? a : b))
    longest.text = longest.text!.split('\n').slice(0, -1).join('\n')
  }
  return written
}

/** Fills most of a page. */
function almostOnePage() {
  const written = sample('backend-engineer')
  const first = written.sections.find(({ kind }) => kind === 'work')!.items[0]!
  first.text = first.text!.split('\n').slice(0, 2).join('\n')
  return written
}

describe('fitting to one page', () => {
  test('a little more than a page is squeezed', () => {
    expect(engine.layOut(resumeOf(longer(2))).pageCount).toBe(2)
    const { pageCount, fit } = engine.layOut(resumeOf(longer(2), { fit: 'one-page' }))
    expect({ pageCount, fit }).toMatchObject({ pageCount: 1, fit: { fitted: true, overflowing: [] } })
    expect(fit.fittedLook!.spacing).toBeLessThan(1)
  })

  test('a resume that cannot fit reports the entries that overflow', () => {
    const { pageCount, fit } = engine.layOut(resumeOf(longer(12), { fit: 'one-page' }))
    expect(pageCount).toBeGreaterThan(1)
    expect(fit.fitted).toBe(false)
    const over = new Map(fit.overflowing.map(({ id, lines }) => [id, lines]))
    expect(over.get('s5-1')).toBeGreaterThanOrEqual(1)
    expect(over.has('s1-1')).toBe(false)
    expect(fit.fittedLook).toMatchObject({ size: 9, margins: 10 })
  })

  test('a short page is stretched', () => {
    const foot = (style: object) =>
      Math.max(...engine.layOut(resumeOf(almostOnePage(), style)).anchors.map(({ y, height }) => y + height))
    expect(foot({ fit: 'one-page' })).toBeGreaterThan(foot({ fit: 'none' }))
  })

  test.each([
    [8, 0.8],
    [4, 0.9],
  ])('a page without %i lines is filled by larger type and more space', (lines, atMost) => {
    const filled = (style: object) =>
      engine.layOut(resumeOf(shortened(lines), style), {}, 'file', true).lastPage.filled
    expect(filled({ fit: 'none' })).toBeLessThan(atMost)
    expect(filled({ fit: 'one-page' })).toBeGreaterThan(0.92)
  })
})

describe('a last page of a few lines', () => {
  const withLines = (count: number, style: object = {}) => {
    const written = almostOnePage()
    written.sections.at(-1)!.items.at(-1)!.text += '\n- 又一行'.repeat(count)
    return resumeOf(written, style)
  }
  const layoutsOf = (resume: Resume) => {
    const before = engine.layouts()
    const { pageCount, lonelyLines } = engine.layOut(resume)
    return { pageCount, lonelyLines, layouts: engine.layouts() - before }
  }
  const counts = Array.from({ length: 20 }, (_, i) => i)
  const [firstOnTwo = 0] = counts.filter((lines) => compileResume(withLines(lines)).document.numOfPages === 2)

  test('is drawn in where line height and spacing hardly change: on the screen, in file and text', async () => {
    const resume = withLines(firstOnTwo)
    expect(layoutsOf(resume)).toEqual({ pageCount: 1, lonelyLines: undefined, layouts: 4 })
    const file = engine.layOut(resume, undefined, 'file')
    const document = await getDocumentProxy(new Uint8Array(engine.pdf(file)))
    expect([file.pageCount, document.numPages]).toEqual([1, 1])
  })

  test('is reported where that is not enough, with its lines, after one trial', () => {
    const added = counts.find((lines) => layoutsOf(withLines(lines)).pageCount === 2)!
    const { lonelyLines, layouts } = layoutsOf(withLines(added))
    expect(layouts).toBe(2)
    expect(layoutsOf(withLines(added + 2))).toEqual({
      pageCount: 2,
      lonelyLines: lonelyLines! + 2,
      layouts: 2,
    })
    expect(layoutsOf(withLines(added + 12))).toEqual({ pageCount: 2, lonelyLines: undefined, layouts: 1 })
  })

  test('stays where the owner begins it, and costs nothing before there is one', () => {
    const broken = withLines(0)
    broken.sections.at(-1)!.items[0]!.breakBefore = true
    expect(layoutsOf(broken)).toEqual({ pageCount: 2, lonelyLines: undefined, layouts: 1 })
    expect(layoutsOf(withLines(0))).toEqual({ pageCount: 1, lonelyLines: undefined, layouts: 1 })
  })
})
