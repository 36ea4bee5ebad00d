import { expect, test } from 'vitest'
import { Resume } from '#contract/resume/resume'
import { STYLE_RANGES } from '#contract/resume/style-options'
import { readTemplateCatalogue } from './template-catalogue'
import { sizeOf } from '#tests/sizes'
import { compiler, compileResume } from './testing/compile-resume'
import { readPdfLines } from './testing/read-pdf-lines'
import { templatesDir } from './testing/test-templates'

const { templates } = readTemplateCatalogue(templatesDir)

const phone = '138 0000 5678'
const email = 'christopher.wang@example.com'
const work = [
  {
    title: 'Harrow Lane Partners',
    subtitle: 'Senior Engineer',
    bullets: [
      'An efficient, first-principles thinker: cut end-to-end latency from 320 ms to 90 ms',
      'Led a team of seven',
    ],
  },
  {
    title: 'Meridian Systems',
    subtitle: 'Engineer',
    bullets: [
      'Built a real-time dashboard with role-based access',
      'Replaced a C++ batch job, CI/CD included',
    ],
  },
] as const
const items = work.map(({ bullets, ...entry }, index) => ({
  ...entry,
  id: `w${index}`,
  from: `${2020 - 3 * index}-03`,
  to: `${2022 - 3 * index}-02`,
  place: 'Seattle',
  text: bullets.map((bullet) => `- ${bullet}`).join('\n'),
}))
const sections = [
  { id: 'w', kind: 'work', title: '', items },
  {
    id: 'e',
    kind: 'education',
    title: '',
    items: [{ id: 'e1', title: 'Northgate University', subtitle: 'BSc' }],
  },
  { id: 'a', kind: 'awards', title: '', items: [{ id: 'a1', title: 'First Prize', from: '2019-05' }] },
  { id: 's', kind: 'skills', title: '', items: [{ id: 's1', title: 'Languages', text: 'TypeScript, Go' }] },
]

type Language = 'en' | 'zh'
type Template = (typeof templates)[number]

const allNames: [name: string, language: Language][] = [
  ['Christopher Wang', 'en'],
  ['Christopher Wang-Fea', 'en'],
  ['Li Na', 'en'],
  ['José María Núñez', 'en'],
  ["O'Brien", 'en'],
  ['Wang Xiaoming (王小明)', 'en'],
  ['欧阳思齐', 'zh'],
  ['林晓雨', 'zh'],
  ['李娜', 'zh'],
]
/** One of each kind. */
const names = sizeOf(
  allNames.filter(([name]) => ['Christopher Wang-Fea', 'Wang Xiaoming (王小明)', '李娜'].includes(name)),
  allNames,
)
/** As the entries are in English, under Chinese headings too. */
const dates = 'mar 2020 – feb 2022'
const headings = { en: ['Work Experience', 'Education', 'Skills'], zh: ['工作经历', '教育背景', '专业技能'] }
/** An owner’s choices that move letters and lines. */
const closeSerif = {
  ...{ font: 'serif', headingFont: 'serif', latin: 'garamond' },
  spacing: STYLE_RANGES.spacing.min,
}

async function readLines(template: Template, name: string, headings: Language, style: object) {
  const { document } = compileResume(
    Resume.parse({
      schemaVersion: 1,
      basics: { name, phone, email, city: 'Shanghai' },
      intention: { position: headings === 'zh' ? '后端开发工程师' : 'Software Engineer' },
      sections,
      style: {
        ...template.style,
        ...style,
        headings,
        photo: 'none',
        template: `${template.id}@${template.version}`,
      },
    }),
  )
  // Some templates set names of sections in capitals.
  return (await readPdfLines(compiler.pdf(document))).map((line) => line.toLowerCase())
}

/** The texts stand in the page one after the other, each apart from letters before and after it. */
function expectInOrder(page: string, texts: string[]) {
  let from = 0
  for (const text of texts.map((one) => one.toLowerCase())) {
    const at = page.indexOf(text, from)
    expect(at, `“${text}” from ${from} on in: ${page}`).toBeGreaterThanOrEqual(0)
    from = at + text.length
    const around = page.slice(Math.max(0, at - 1), at) + page.slice(from, from + 1)
    expect(around, `letters beside “${text}” in: ${page}`).not.toMatch(/[\p{L}\p{N}]/u)
  }
}

async function expectReadWhole(template: Template, tried: typeof names, style: object) {
  for (const [name, language] of tried) {
    const lines = await readLines(template, name, language, style)
    // A line may end after a hyphen of a word.
    const page = lines.join('\n').replaceAll('-\n', '-').replace(/\s+/g, ' ')
    const [first] = work
    expect(
      lines.filter((line) => line.includes(dates)),
      'dates on one line',
    ).toHaveLength(1)
    expect(page, 'a bullet that is read as another sign').not.toMatch(/· ?an efficient/)
    expectInOrder(page, [name, phone, first.title])
    expectInOrder(page, [name, email, first.title])
    expectInOrder(
      page,
      work.flatMap(({ title, bullets }) => [title, ...bullets]),
    )
    expectInOrder(
      page,
      work.flatMap(({ title, subtitle }) => [title, subtitle]),
    )
  }
}
const everyTemplate = templates.map((template) => [template.id, template] as const)

test.each(everyTemplate)(
  '%s is read whole: name, contacts, then each entry with its list',
  { tags: ['sized'] },
  (_, template) => expectReadWhole(template, names, {}),
)
test.each(everyTemplate)('%s in a close serif is read whole', { tags: ['deep'] }, (_, template) =>
  expectReadWhole(
    template,
    allNames.filter(([name]) => ['Christopher Wang', '李娜'].includes(name)),
    closeSerif,
  ),
)

/** Their headings hang beside the first line of the section. */
const besideText = ['boxed-headings', 'designer', 'left-rail', 'part-time', 'serif']

test.each(everyTemplate)(
  '%s lets the name of each section be read',
  { tags: ['sized'] },
  async (id, template) => {
    for (const language of sizeOf<Language[]>(['en'], ['en', 'zh'])) {
      const lines = await readLines(template, 'Li Na', language, {})
      for (const heading of headings[language].map((one) => one.toLowerCase())) {
        if (language === 'en' && !besideText.includes(id)) expect(lines).toContain(heading)
        else expect(lines.join(' ')).toContain(heading)
      }
    }
  },
)
