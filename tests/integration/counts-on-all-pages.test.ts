import { beforeAll, describe, expect, test } from 'vitest'
import { loadCatalogue } from '#api/catalogue/load-catalogue'
import { emptySqlite } from '#api/testing/databases'
import { useTestApi } from '#api/testing/test-api'
import { createTestUser } from '#api/testing/test-person'
import { createRenderedApp, textOf } from '#tests/app-harness/rendered-app'

// How many templates, samples and positions there are is said on many pages: a thing has one number, and two numbers are two things.
const { drafts: _, ...catalogue } = await loadCatalogue({ templatesDir: 'templates', contentDir: 'content' })
const api = useTestApi(emptySqlite, catalogue)

const open = [
  '/',
  '/tpls',
  '/tpls?collection=all',
  '/resume/create',
  '/positions',
  '/positions?sample=1',
  '/positions?sample=graduate',
  '/pricing',
  '/help',
  '/blogs/list/news',
  '/blogs/detail/position-library-and-plans',
]
const ofMembers = ['/resume/tpls', '/resume/positions', '/resume/my']
type Text = { path: string; text: string }

/** The texts of elements with a number in them, as guests and members read them. */
let inChinese: Text[]
let inEnglish: Text[]

beforeAll(async () => {
  const send = (input: string, init: RequestInit) => Promise.resolve(api.app.fetch(new Request(input, init)))
  const app = await createRenderedApp('http://api', { send })
  const { token } = await createTestUser(api)
  async function read(path: string, viewer: { isLoggedIn?: boolean; token?: string }, language: string) {
    const answer = await app.request(path, { ...viewer, headers: { 'accept-language': language } })
    expect(answer.status, path).toBe(200)
    const texts = textOf(await answer.text()).split('|')
    return texts.filter((text) => /\d/.test(text)).map((text) => ({ path: path.split('?')[0]!, text }))
  }
  async function readAll(language: string) {
    const pages: Text[][] = []
    for (const path of open) pages.push(await read(path, { isLoggedIn: false }, language))
    for (const path of [...open, ...ofMembers]) pages.push(await read(path, { token }, language))
    return pages.flat()
  }
  inChinese = await readAll('zh')
  inEnglish = await readAll('en')
}, 300_000)

const positions = catalogue.industries
  .filter(({ id }) => id !== 'general')
  .flatMap((trade) => trade.positions)
const samplesOn = (language: 'zh' | 'en') => {
  const listed = catalogue.samples.filter(
    ({ order, onEnglishPages }) => order !== undefined || (language === 'en' && onEnglishPages),
  )
  const ofPositions = positions.flatMap(({ sample, graduateSample }) => [sample ?? [], graduateSample ?? []])
  return new Set([...ofPositions.flat(), ...listed.map(({ id }) => id)]).size
}

/** What is counted, how pages call it, and which pages say it at least. */
const things = {
  templates: {
    number: catalogue.templates.length,
    words: /(\d+) 款模板/g,
    on: ['/', '/resume/create', '/resume/tpls', '/tpls'],
  },
  samples: { number: samplesOn('zh'), words: /(\d+) 份范文/g, on: ['/', '/resume/create'] },
  positions: {
    number: positions.length,
    words: /(\d+) 个岗位(?!有)/g,
    on: [
      '/',
      '/positions',
      '/resume/positions',
      '/blogs/list/news',
      '/blogs/detail/position-library-and-plans',
    ],
  },
  'positions with a sample': {
    number: positions.filter(({ sample, graduateSample }) => sample ?? graduateSample).length,
    words: /(\d+) 个(?:岗位有范文|有范文的岗位)/g,
    on: ['/positions', '/resume/positions'],
  },
  'positions with a sample of a graduate': {
    number: positions.filter(({ graduateSample }) => graduateSample).length,
    words: /(\d+) 个(?:岗位有应届生范文|有应届生范文的岗位)/g,
    on: ['/positions', '/resume/positions'],
  },
}

describe.each(Object.entries(things))('the number of %s', (_name, { number, words, on }) => {
  test('is one on all pages that say it', () => {
    const stated = inChinese.flatMap(({ path, text }) =>
      [...text.matchAll(words)].map(([, value]) => ({ path, value: Number(value) })),
    )
    expect(stated.filter(({ value }) => value !== number)).toEqual([])
    expect(stated.map(({ path }) => path)).toEqual(expect.arrayContaining(on))
  })
})

test('each number beside 范文, 模板 or 岗位 is one of these', () => {
  const counted = inChinese.filter(({ text }) => /\d+ ?[份款套个种]\S{0,4}(范文|示例|模板|岗位)/.test(text))
  const known = Object.values(things).map(({ words }) => words)
  const unnamed = counted.filter(({ text }) => !known.some((words) => text.match(words)))
  // An article has a title of its own.
  expect([...new Set(unnamed.map(({ text }) => text))]).toEqual([])
  expect(counted.length).toBeGreaterThan(10)
})

test('a page in English has the number of samples that it offers', () => {
  for (const path of ['/', '/resume/create']) {
    const texts = inEnglish.filter((one) => one.path === path).map(({ text }) => text)
    const stated = texts.filter((text) => text.match(/\d+/g)?.includes(String(samplesOn('en'))))
    expect(stated, path).not.toEqual([])
  }
})
