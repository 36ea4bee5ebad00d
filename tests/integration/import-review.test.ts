import { beforeAll, describe, expect, test } from 'vitest'
import { emptySqlite } from '#api/testing/databases'
import { useTestApi } from '#api/testing/test-api'
import { createTestUser, type TestUser } from '#api/testing/test-person'
import type { Review } from '#app/features/import-export/review/review-state'
import { createRenderedApp, publicOrigin, textOf } from '#tests/app-harness/rendered-app'
import { buildResume } from '#tests/fixtures/resume-builders'

const api = useTestApi(emptySqlite)
const path = '/resume/create/import/review'
const review: Review = {
  submissionId: 'press-0001',
  resume: buildResume((one) => void (one.style.template = 'classic@3')),
  source: 'docx',
  original: ['王小明'],
  notes: [],
  changes: [],
}
let product: Awaited<ReturnType<typeof createRenderedApp>>
let person: TestUser
beforeAll(async () => {
  const send = (input: string, init: RequestInit) => Promise.resolve(api.app.fetch(new Request(input, init)))
  product = await createRenderedApp('http://api', { send })
})

/** Posts the form of the review as it is shown, with what was typed and the button that was pressed. */
function press(act: string, fields: Record<string, string> = {}, as?: TestUser, shown: unknown = review) {
  return product.request(path, {
    method: 'POST',
    isLoggedIn: as !== undefined,
    token: as?.token,
    headers: { referer: publicOrigin + path },
    body: new URLSearchParams({ review: JSON.stringify(shown), act, ...fields }),
  })
}
const counts = async () => ({
  drafts: (await api.db.selectFrom('drafts').select('id').execute()).length,
  resumes: (await api.db.selectFrom('resumes').select('id').execute()).length,
})

describe('the review of an imported file', () => {
  test('shows what was typed again and saves nothing until it is asked to', async () => {
    const answer = await press('show', { 'field basics.name': '林晚' })
    expect([answer.status, await counts()]).toEqual([200, { drafts: 0, resumes: 0 }])
    expect(await answer.text()).toContain('value="林晚"')
  })

  test('becomes a draft of a guest, with what was typed', async () => {
    const answer = await press('save', { 'field basics.name': '林晚' })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('location')).toMatch(/^\/resume\/edit\/offline\?draft=/)
    expect(answer.headers.getSetCookie().join()).toContain('draft-storage=')
    expect(await counts()).toEqual({ drafts: 1, resumes: 0 })
    const { resume } = await api.db.selectFrom('drafts').select('resume').executeTakeFirstOrThrow()
    expect(resume).toContain('林晚')
  })

  test('is one resume of the account, however often the button is pressed', async () => {
    person = await createTestUser(api)
    const answers = await Promise.all([press('save', {}, person), press('save', {}, person)])
    const places = answers.map(({ headers }) => headers.get('location'))
    expect(places[0]).toMatch(/^\/resume\/edit\/[\w-]+$/)
    expect(new Set(places).size).toBe(1)
    expect((await counts()).resumes).toBe(1)
  })

  test('comes back with a message at the field that is refused, and what was typed in it', async () => {
    const answer = await press('save', { 'field basics.email': 'lin@example' }, person)
    const html = await answer.text()
    expect([answer.status, await counts()]).toMatchObject([422, { resumes: 1 }])
    expect(html).toContain('value="lin@example"')
    expect(textOf(html)).toContain('邮箱格式不正确')
  })

  test('comes back whole where the account is full', async () => {
    for (const submissionId of ['press-0002', 'press-0003'])
      expect((await press('save', {}, person, { ...review, submissionId })).status).toBe(303)
    const full = await press('save', { 'field basics.name': '林晚' }, person, {
      ...review,
      submissionId: 'press-0004',
    })
    expect([full.status, await counts()]).toMatchObject([409, { resumes: 3 }])
    expect(await full.text()).toContain('value="林晚"')
  })

  test.each([
    ['cut off', '{"submissionId":"press-0001","resume":{'],
    ['of another shape', '{"resume":7}'],
  ])('is refused where its form is %s, and the page offers a file again', async (_, text) => {
    const answer = await press('save', { review: text })
    expect(answer.status).toBe(422)
    expect(textOf(await answer.text())).toContain('选择文件')
  })
})
