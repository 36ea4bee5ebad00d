import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Blog } from '#contract/catalogue/blog'
import { loadCatalogue } from './load-catalogue'
import { article, campus, classic, createTestResume, school, teacher } from '../testing/test-api'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'smart-resume-shelf-'))
  await put('templates/classic/meta.json', classic)
  await put('templates/_parts/notes.json', {})
  await put('content/samples/teacher.json', teacher)
  await put('content/positions/education.json', school)
  await put('content/scenarios/campus.json', campus)
  await put('content/blogs/numbers.md', articleFile(article))
})
afterEach(() => rm(folder, { recursive: true }))

const articleFile = ({ title, type, date, summary, tags, text }: Blog) =>
  [
    '---',
    `title: ${title}`,
    `type: ${type}`,
    `date: ${date}`,
    `summary: ${summary}`,
    `tags: ${tags.join()}`,
    '---',
    text,
  ].join('\n')
async function put(path: string, content: unknown) {
  const file = join(folder, path)
  await mkdir(join(file, '..'), { recursive: true })
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
}
const read = () =>
  loadCatalogue({ templatesDir: join(folder, 'templates'), contentDir: join(folder, 'content') })

test('reads templates, samples, positions and articles', async () => {
  expect(await read()).toEqual({
    templates: [classic],
    samples: [teacher],
    industries: [school],
    blogs: [article],
    drafts: [],
    scenarios: [campus],
  })
})

test('reads drafts separately, and none of them is published', async () => {
  await put('content/blogs/drafts/soon.md', articleFile(article))
  const { blogs, drafts } = await read()
  expect([blogs, drafts]).toEqual([[article], [{ ...article, id: 'soon' }]])
  await put('content/blogs/drafts/numbers.md', articleFile(article))
  await expect(read()).rejects.toThrow('numbers is out already')
})

const withTemplate = (template: string) => ({
  ...school,
  positions: school.positions.map((position) => ({ ...position, templates: [template] })),
})

const withSample = (id: string, field = 'sample') => ({
  ...school,
  positions: school.positions.map((position) => ({ ...position, [field]: id })),
})

test('puts samples that only a position shows after those of lists', async () => {
  const { order: _, ...unlisted } = { ...teacher, id: 'nurse' }
  await put('content/samples/nurse.json', unlisted)
  await put('content/positions/education.json', withSample('nurse'))
  const { samples, industries } = await read()
  expect(samples.map(({ id }) => id)).toEqual(['teacher', 'nurse'])
  expect(industries[0]!.positions[0]!.sample).toBe('nurse')
})

test('a template is shown on English pages with the sample that names it', async () => {
  await put('content/samples/nurse.json', {
    ...teacher,
    id: 'nurse',
    onEnglishPages: { order: 1, templates: ['classic'] },
  })
  const { templates } = await read()
  expect(templates.map(({ englishSample }) => englishSample)).toEqual(['nurse'])
})

describe('names the invalid file', () => {
  test.each([
    ['templates/modern/meta.json', { ...classic, id: 'modern', columns: 3 }, 'columns'],
    ['templates/modern/meta.json', classic, 'its id is classic'],
    ['templates/modern/other.json', {}, 'ENOENT'],
    ['templates/classic/meta.json', { ...classic, industries: ['magic'] }, 'no such industry: magic'],
    ['templates/classic/meta.json', { ...classic, sample: 'gone' }, 'no such sample: gone'],
    ['content/samples/nurse.json', '{', 'JSON'],
    ['content/samples/nurse.json', teacher, 'its id is teacher'],
    [
      'content/samples/nurse.json',
      { ...teacher, id: 'nurse', resume: createTestResume('李', 'classic@9') },
      'classic@9',
    ],
    [
      'content/samples/nurse.json',
      { ...teacher, id: 'nurse', onEnglishPages: { order: 1, templates: ['gone'] } },
      'no such template: gone',
    ],
    [
      'content/samples/nurse.json',
      { ...teacher, id: 'nurse', onEnglishPages: { order: 1, templates: ['classic', 'classic'] } },
      'classic shows nurse',
    ],
    [
      'content/scenarios/campus.json',
      { ...campus, templates: ['gone', 'classic'] },
      'no such template: gone',
    ],
    ['content/scenarios/lost.json', { ...campus, photo: 'always' }, 'photo'],
    ['content/blogs/lost.md', 'no head', 'between ---'],
    ['content/positions/law.json', { ...school, id: 'law' }, 'another position of this id'],
    ['content/positions/education.json', withTemplate('gone'), 'no such template: gone'],
    ['content/positions/education.json', withSample('gone'), 'no such sample: gone'],
    ['content/positions/education.json', withSample('gone', 'graduateSample'), 'no such sample: gone'],
    ['content/positions/education.json', withSample('gone', 'englishSample'), 'no such sample: gone'],
  ])('reports %s %#', async (path, content, problem) => {
    await put(path, content)
    const file = path.replace('other', 'meta')
    await expect(read()).rejects.toThrow(new RegExp(`${file}.*${problem}`))
  })
})
