import { expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import { failingWith, failUnreachable, fakeApiClient } from '#tests/fake-api/fake-api-client'
import { buildResume, buildStoredResume } from '#tests/fixtures/resume-builders'
import { bringServerDraft } from './bring-server-draft.server'

const key = { id: 'd1', secret: 's1' }
const draft = { id: 'd1', revision: 2, updatedAt: 50, expiresAt: 99, resume: buildResume() }
type Answers = Parameters<typeof fakeApiClient>[0]
const good: Answers = {
  readDraft: () => draft,
  createResume: () => buildStoredResume({ revision: 1 }),
  releaseDraft: () => ({}),
}
const editor = '/resume/edit/offline?draft=d1&at=s1'
const offer = (to: string) => `/resume/keep?${new URLSearchParams({ to })}`

async function bring(next: string, answers: Answers = {}) {
  const api = fakeApiClient({ ...good, ...answers })
  const forgotten: string[] = []
  const announced: string[] = []
  const session = {
    language: 'zh' as const,
    drafts: {
      find: (id: string) => (id === 'd1' ? key : undefined),
      forget: (id: string) => void forgotten.push(id),
    },
    flash: { set: (text: string) => void announced.push(text) },
  }
  return { next: await bringServerDraft({ api, session }, next), forgotten, announced, calls: api.calls }
}

test.each([
  [`${editor}#ai=s1.text`, '/resume/edit/r1?at=s1#ai=s1.text', '草稿已存入账号。'],
  [`${editor}&improve=s1.text`, '/resume/improve/r1?target=s1.text', '草稿已存入账号。'],
  [`${editor}&improve=&welcome=`, '/resume/improve/r1?target=', '注册成功，草稿已存入账号。'],
])('a login that leads to %s brings the draft and goes on to %s', async (to, next, message) => {
  expect(await bring(offer(to))).toMatchObject({ next, forgotten: ['d1'], announced: [message] })
})

test.each([
  ['full', '&outcome=full', { createResume: failingWith(ApiCodes.quotaExceeded) }],
  ['refusing', '&outcome=failed', { createResume: failingWith(ApiCodes.invalidInput) }],
  ['unreachable', '&outcome=failed', { createResume: failUnreachable }],
  ['without the login', '&outcome=failed', { createResume: failingWith(ApiCodes.tokenExpired) }],
])(
  'an account that is %s leads to the offer, which says so, and the draft stays',
  async (_, suffix, answers) => {
    const { next, forgotten, announced } = await bring(offer(editor), answers)
    expect(next).toBe(offer(editor) + suffix)
    expect([forgotten, announced]).toEqual([[], []])
  },
)

test('a draft that is gone leads to the offer of the others', async () => {
  const { next } = await bring(offer(editor), { readDraft: failingWith(ApiCodes.notFound) })
  expect(next).toBe(offer(editor))
})

test.each([
  '/resume/my',
  editor,
  offer('/resume/my'),
  offer('/resume/edit/offline?draft=d2'),
  offer('/resume/download?draft=d1'),
  offer('/resume/download?draft=d1&start'),
])('%s brings nothing', async (path) => {
  const { next, calls } = await bring(path)
  expect([next, calls]).toEqual([path, []])
})
