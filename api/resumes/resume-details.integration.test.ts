import { beforeEach, describe, expect, test } from 'vitest'
import { ApiCodes } from '#contract/http/api-codes'
import type { ResumeFacts } from '#contract/resume/resume-details'
import { databases } from '../testing/databases'
import { createTestUser, type TestUser } from '../testing/test-person'
import { createTestResume, useTestApi } from '../testing/test-api'

const facts: ResumeFacts = {
  revision: 1,
  rules: 1,
  position: '后端工程师',
  score: 92,
  pages: 1,
  step: { rule: 'noPhone', path: 'basics.phone', ownerId: '', values: {} },
}

describe.each(databases)('what a list shows of a resume on $name', ({ empty }) => {
  let person: TestUser
  let id: string
  const api = useTestApi(empty)
  const resume = createTestResume('林晓')
  beforeEach(async () => {
    person = await createTestUser(api)
    id = (await person.call('createResume', { resume })).data.id
  })
  const details = async () => (await person.call('listResumes', {})).data.details[id]

  test('a new resume has no tags, was never sent, and nothing is known of it', async () => {
    expect(await details()).toEqual({ tags: [], sent: null, facts: null })
  })

  test('tags are cleaned, kept once each in their order, and come along with a copy', async () => {
    await person.call('tagResume', { id, tags: [' 校招\n', '大厂', '校招'] })
    expect((await details())?.tags).toEqual(['校招', '大厂'])
    const copy = (await person.call('duplicateResume', { id })).data.id
    expect((await person.call('listResumes', {})).data.details[copy]?.tags).toEqual(['校招', '大厂'])
    await person.call('tagResume', { id, tags: [] })
    expect((await details())?.tags).toEqual([])
  })

  test.each([
    ['more than five', ['一', '二', '三', '四', '五', '六']],
    ['one of 13 characters', ['一二三四五六七八九十一二三']],
    ['an empty one', [' ']],
  ])('refuses %s', async (_, tags) => {
    expect((await person.call('tagResume', { id, tags })).code).toBe(ApiCodes.invalidInput)
    expect((await details())?.tags).toEqual([])
  })

  test('facts are kept for the present revision, and dropped for an earlier one', async () => {
    await person.call('recordResumeFacts', { id, facts })
    expect((await details())?.facts).toEqual(facts)
    const newer = { ...resume, basics: { ...resume.basics, name: '林小晓' } }
    await person.call('saveStoredResume', { id, revision: 1, resume: newer })
    await person.call('recordResumeFacts', { id, facts: { ...facts, score: 1 } })
    expect((await details())?.facts).toEqual(facts)
  })

  test('facts of another shape are like none', async () => {
    await api.db.updateTable('resumes').set({ facts: '{"score":"high"}' }).where('id', '=', id).execute()
    expect((await details())?.facts).toBeNull()
  })

  test('a resume was last sent when it was downloaded or shared, which does not change it', async () => {
    await person.call('chargeDownload', { item: `resume:${id}`, revision: 1 })
    expect((await details())?.sent).toEqual({ at: api.time.now, by: 'download' })
    api.time.now += 1_000
    await person.call('openShare', { id, hidden: [] })
    expect((await details())?.sent).toEqual({ at: api.time.now, by: 'share' })
    expect((await person.call('listResumes', {})).data.live[0]).toMatchObject({
      revision: 1,
      updatedAt: api.time.now - 1_000,
    })
  })

  test('the data export contains tags and when a resume was sent', async () => {
    await person.call('tagResume', { id, tags: ['校招'] })
    await person.call('openShare', { id, hidden: [] })
    const exported = JSON.stringify((await person.call('exportData', {})).data)
    expect(exported).toContain('"tags":["校招"]')
    expect(exported).toContain(`"sent_at":${api.time.now}`)
  })
})
