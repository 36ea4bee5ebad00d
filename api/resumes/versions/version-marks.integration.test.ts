import { maxRetainedVersions, type ResumeVersion } from '#contract/resume/resume-version'
import { ApiCodes } from '#contract/http/api-codes'
import type { Resume } from '#contract/resume/resume'
import { applyProposal } from '#resume-model/rewrite-proposals/apply-proposal'
import { buildResume } from '#tests/fixtures/resume-builders'
import { beforeEach, describe, expect, test } from 'vitest'
import { newShortId } from '../../ids-and-hashes'
import { versionLifeMs } from '../../lifetimes'
import { databases } from '../../testing/databases'
import { readStream } from '../../testing/read-stream'
import { scriptedAi } from '../../testing/scripted-ai'
import { useTestApi } from '../../testing/test-api'
import { createTestUser, type TestUser } from '../../testing/test-person'

const ai = scriptedAi()
const named = (name: string) =>
  buildResume((resume) => {
    resume.basics.name = name
    resume.style.template = 'classic@3'
  })

describe.each(databases)('marks of versions on $name', ({ empty }) => {
  const api = useTestApi(empty, { ai: ai.provider })
  let person: TestUser
  let id: string
  let revision: number
  beforeEach(async () => {
    api.time.now += 60 * 60_000
    person = await createTestUser(api)
    id = (await person.call('createResume', { resume: named('第1') })).data.id
    revision = 1
  })

  async function save(resume: Resume = named(`第${revision + 1}`), more: { isRestore?: boolean } = {}) {
    api.time.now += 1_000
    revision = (await person.call('saveStoredResume', { id, revision, resume, ...more })).data.revision
  }
  const mark = (marks: { revision: number; name?: string; isPinned?: boolean }, user = person) =>
    user.call('markResumeVersion', { id, ...marks })
  const list = async (): Promise<ResumeVersion[]> => (await person.call('listResumeVersions', { id })).data
  const marked = async () =>
    (await list())
      .filter(({ reasons, name, isPinned }) => reasons.length > 0 || name !== '' || isPinned)
      .map((one) => [one.revision, one.reasons.join(), one.name, one.isPinned])
  const download = (ofRevision: number, item = `resume:${id}`, user = person) =>
    user.call('chargeDownload', { item, revision: ofRevision })

  test('the present content is named, and the name stays with it when typing goes on', async () => {
    await mark({ revision: 1, name: '  投产品岗 ' })
    expect(await marked()).toEqual([[1, '', '投产品岗', false]])
    for (let n = 0; n < 5; n++) await save()
    expect(await marked()).toEqual([[1, '', '投产品岗', false]])
    expect((await person.call('readResumeVersion', { id, revision: 1 })).data).toMatchObject({
      name: '投产品岗',
      resume: named('第1'),
    })
  })

  test('a name and a pin are set and removed on their own', async () => {
    await save()
    await mark({ revision: 1, name: '初稿' })
    await mark({ revision: 1, isPinned: true })
    expect(await marked()).toEqual([[1, '', '初稿', true]])
    await mark({ revision: 1, name: '' })
    expect(await marked()).toEqual([[1, '', '', true]])
    await mark({ revision: 1, isPinned: false })
    expect(await marked()).toEqual([])
  })

  test('named and pinned versions outlive 30 days, and have 30 more once they are neither', async () => {
    for (let n = 0; n < 3; n++) await save()
    await mark({ revision: 1, name: '初稿' })
    await mark({ revision: 2, isPinned: true })
    api.time.now += 3 * versionLifeMs
    expect((await list()).map((one) => one.revision)).toEqual([4, 2, 1])
    await mark({ revision: 1, name: '' })
    api.time.now += versionLifeMs - 1
    expect((await person.call('readResumeVersion', { id, revision: 1 })).code).toBe(0)
    api.time.now += 1
    expect((await list()).map((one) => one.revision)).toEqual([4, 2])
    expect((await mark({ revision: 1, name: '迟了' })).code).toBe(ApiCodes.notFound)
  })

  test('at most 30 versions are named or pinned, however many are asked for at once', async () => {
    for (let n = 0; n < maxRetainedVersions + 4; n++) await save()
    const answers = await Promise.all(
      Array.from({ length: maxRetainedVersions + 5 }, (_, n) => mark({ revision: n + 1, isPinned: true })),
    )
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(maxRetainedVersions)
    const refused = answers.find(({ code }) => code !== 0)!
    expect([refused.code, refused.data.errorMsg]).toEqual([
      ApiCodes.quotaExceeded,
      '每份简历最多保留 30 个命名或固定的版本，请先取消一个',
    ])
    const [first] = (await list()).filter(({ isPinned }) => isPinned)
    // What is kept already can still be named.
    expect((await mark({ revision: first!.revision, name: '终稿' })).code).toBe(0)
  })

  test('versions of others, unknown ones and those of a binned resume cannot be marked', async () => {
    await save()
    const other = await createTestUser(api)
    expect((await mark({ revision: 1, name: '别人' }, other)).code).toBe(ApiCodes.notFound)
    expect((await mark({ revision: 9, name: '没有' })).code).toBe(ApiCodes.notFound)
    expect((await mark({ revision: 1, name: '长'.repeat(31) })).code).toBe(ApiCodes.invalidInput)
    await person.call('binResume', { id })
    expect((await mark({ revision: 1, name: '已删' })).code).toBe(ApiCodes.notFound)
    expect(await marked()).toEqual([])
  })

  test('a downloaded content is found by its reason, whatever is typed after it, and counts nothing more', async () => {
    await save()
    const first = await download(2)
    for (let n = 0; n < 3; n++) await save()
    expect(await download(2)).toMatchObject({ data: { charged: false, left: first.data.left } })
    expect(await marked()).toEqual([[2, 'download', '', false]])
    expect((await person.call('readResumeVersion', { id, revision: 2 })).data.resume).toEqual(named('第2'))
  })

  test('a refused download and one of a draft leave no reason', async () => {
    await download(1, 'draft:d1')
    expect((await download(1)).code).toBe(ApiCodes.quotaExceeded)
    const other = await createTestUser(api)
    expect((await download(1, `resume:${id}`, other)).code).toBe(ApiCodes.notFound)
    expect((await download(7, 'draft:d1')).code).toBe(0)
    expect(await marked()).toEqual([])
  })

  test('opening a link and changing its settings note the content shown, beside other reasons', async () => {
    await person.call('openShare', { id, hidden: [] })
    await download(1)
    await person.call('openShare', { id, hidden: ['phone'] })
    await save()
    await save()
    expect(await marked()).toEqual([[1, 'share,download', '', false]])
  })

  test('a restore notes what it replaces, and a rejected one notes nothing', async () => {
    await save()
    await save(named('第1'), { isRestore: true })
    await save()
    expect(await marked()).toEqual([[2, 'restore', '', false]])
    const late = { id, revision: 1, resume: named('迟了'), isRestore: true }
    expect((await person.call('saveStoredResume', late)).code).toBe(ApiCodes.conflict)
    expect(await marked()).toEqual([[2, 'restore', '', false]])
  })

  test('the first accepted proposal of a request notes what was written before it, the others nothing', async () => {
    await save()
    const changes = [
      { field: 'f1', text: '- 牵头一件事' },
      { field: 'f2', text: 'TypeScript、Go' },
    ]
    ai.setScript([{ text: JSON.stringify({ changes }) }, { end: 'whole' }])
    const question = { askId: newShortId(), resumeId: id, act: 'polish' as const }
    await readStream(api, 'askProposals', { target: '', job: '', ...question }, person.token)
    const { proposals } = (await person.call('readProposalStatus', { id })).data.last
    expect(proposals).toHaveLength(2)
    let resume = named('第2')
    for (const proposal of proposals) await save((resume = applyProposal(resume, proposal)))
    await save({ ...resume, basics: { ...resume.basics, name: '接着写' } })
    expect(await marked()).toEqual([[2, 'rewrite', '', false]])
  })
})
