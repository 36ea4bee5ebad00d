import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Resume } from '#contract/resume/resume'
import { buildItem, buildResume, buildSection } from '#tests/fixtures/resume-builders'
import { temporaryFolder } from '#tests/servers/temporary-folder'
import { TemplateCompileError } from '../compiler'
import { extractComparableText } from '../pdf-postprocessing/extract-pdf-text'
import { createTestEngine, templatesDir, writeTemplates } from '../testing/test-templates'

/**
 * A copy of the classic template that fails for the bold word 易碎, for a link to fragile.cn, and for 碎裂
 * anywhere.
 */
const fragile = `
#let resume = json("/resume.json")
#let look(value) = if type(value) == array { value.map(look).flatten() } else if type(value) == dictionary {
  if value.at("bold", default: false) and value.text.contains("易碎") { panic("a fragile bold word") }
  let url = value.at("url", default: none)
  if url != none and url.contains("fragile.cn") { panic("a fragile link") }
  value.values().map(look).flatten()
} else if type(value) == str and value.contains("碎裂") { panic("a fragile word") }
#let _ = look((resume.name, resume.headline, resume.contacts, resume.facts, resume.intention, resume.sections))
#include "/classic/template.typ"
`

const { path: folder, remove } = temporaryFolder()
for (const part of ['_parts', 'classic'])
  cpSync(join(templatesDir, part), join(folder, part), { recursive: true })
writeTemplates(folder, { fragile, broken: '#panic("always")' })
const engine = createTestEngine(folder)
afterAll(remove)

/** Nine jobs, three in each of three sections: 公司11 to 公司33. */
function resumeOf(change: (resume: Resume) => void = () => undefined, template = 'fragile'): Resume {
  return buildResume((resume) => {
    resume.sections = [1, 2, 3].map((s) =>
      buildSection(
        `s${s}`,
        [1, 2, 3].map((i) =>
          buildItem(`s${s}-${i}`, { title: `公司${s}${i}`, text: `- 做成**要事${s}${i}**` }),
        ),
      ),
    )
    resume.style.template = `${template}@1`
    change(resume)
  })
}

async function drawn(resume: Resume, photo?: Buffer) {
  const before = engine.layouts()
  const layout = engine.layOut(resume, { photo }, 'file')
  const trials = engine.layouts() - before
  return { undrawn: layout.undrawn, trials, words: await extractComparableText(engine.pdf(layout)) }
}

test('a drawable resume is laid out once and reports nothing', async () => {
  expect(await drawn(resumeOf())).toMatchObject({ undrawn: undefined, trials: 1 })
})

test('an entry that fails with its marks is reported and drawn as plain words, and all others as written', async () => {
  const { undrawn, trials, words } = await drawn(
    resumeOf((resume) => (resume.sections[1]!.items[2]!.text = '- 做成**易碎品**\n- 和别的')),
  )
  expect(undrawn).toEqual([{ field: 'sections[1].items[2].text', form: 'plain' }])
  for (const entry of ['公司11', '要事22', '公司23', '做成易碎品', '和别的', '公司33', '要事33'])
    expect(words).toContain(entry)
  // 25 parts are bisected five times.
  expect(trials).toBeLessThanOrEqual(2 * 5 + 3)
})

test('a text that fails in any form is blank and reported, and the rest of its entry is drawn', async () => {
  const { undrawn, trials, words } = await drawn(
    resumeOf((resume) => (resume.sections[0]!.items[1]!.text = '全都碎裂了')),
  )
  expect(undrawn).toEqual([{ field: 'sections[0].items[1].text', form: 'blank' }])
  for (const entry of ['公司12', '〓', '要事11', '要事33']) expect(words).toContain(entry)
  expect(words).not.toContain('碎裂')
  expect(trials).toBeLessThanOrEqual(2 * 5 + 3)
})

test('several failing texts are all reported, each in its best form', async () => {
  const { undrawn, trials, words } = await drawn(
    resumeOf((resume) => {
      resume.basics.city = '碎裂城'
      resume.basics.links[0]!.url = 'https://fragile.cn/me'
      resume.sections[0]!.items[0]!.text = '**易碎**其一'
      resume.sections[2]!.title = '碎裂章'
      resume.sections[2]!.items[1]!.title = '易碎但不粗'
    }),
  )
  expect(undrawn).toEqual([
    { field: 'basics.city', form: 'blank' },
    { field: 'basics.links[0].url', form: 'plain' },
    { field: 'sections[0].items[0].text', form: 'plain' },
    { field: 'sections[2].title', form: 'blank' },
  ])
  for (const entry of ['fragile.cn/me', '易碎其一', '易碎但不粗', '公司22']) expect(words).toContain(entry)
  expect(trials).toBeLessThanOrEqual(4 * 5 + 8 + 2)
})

test('a position that is on the page twice is reported once, and the one-page fit still works', async () => {
  const resume = resumeOf((resume) => {
    resume.intention.position = '碎裂师'
    resume.style.fit = 'one-page'
  })
  const { undrawn, words } = await drawn(resume)
  expect(undrawn).toEqual([{ field: 'intention.position', form: 'blank' }])
  expect(words).toContain('公司33')
})

test('a photo that is no picture is left out and reported', async () => {
  const { undrawn, words } = await drawn(resumeOf(undefined, 'classic'), Buffer.from('no picture'))
  expect(undrawn).toEqual([{ field: 'basics.photo', form: 'blank' }])
  expect(words).toContain('要事33')
})

test('a template that fails for any text is reported after two trials', () => {
  const before = engine.layouts()
  expect(() => engine.layOut(resumeOf(undefined, 'broken'))).toThrow(TemplateCompileError)
  expect(engine.layouts() - before).toBe(2)
})

test('a resume that is too long for the trials is not searched', () => {
  const before = engine.layouts()
  const long = resumeOf((resume) => {
    for (const item of resume.sections[0]!.items) item.text = '长'.repeat(10_000)
    resume.basics.city = '碎裂城'
  })
  expect(() => engine.layOut(long)).toThrow(TemplateCompileError)
  expect(engine.layouts() - before).toBe(1)
})
