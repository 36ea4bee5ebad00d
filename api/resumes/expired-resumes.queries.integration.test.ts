import { beforeEach, describe, expect, test } from 'vitest'
import { binLifeMs, photoLifeMs, versionLifeMs } from '../lifetimes'
import { databases } from '../testing/databases'
import { createTestUser, type TestUser } from '../testing/test-person'
import { emptyItem, emptySection } from '#resume-model/empty-resume'
import { createTestResume, useTestApi } from '../testing/test-api'
import { deleteExpired } from '../db/delete-expired'

const DAY_MS = 24 * 60 * 60_000
const jpegBase64 = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3, 4, 0xff, 0xd9]).toString('base64')

describe.each(databases)('cleaning up resumes on $name', ({ empty }) => {
  let person: TestUser
  const api = useTestApi(empty, { resumeLimit: async () => -1 })
  beforeEach(async () => {
    await api.db.deleteFrom('photos').execute()
    await api.db.deleteFrom('users').execute()
    person = await createTestUser(api)
  })

  const upload = async () => (await api.call('uploadPhoto', { jpegBase64 })).data.id as string
  function withPhoto(photo: string) {
    const resume = createTestResume('林晓')
    return { ...resume, basics: { ...resume.basics, photo } }
  }
  const create = async (photo = '') =>
    (await person.call('createResume', { resume: withPhoto(photo) })).data.id as string
  const save = (id: string, revision: number, photo: string) =>
    person.call('saveStoredResume', { id, revision, resume: withPhoto(photo) })
  const sweep = () => deleteExpired(api.db, api.time.now)
  async function photos() {
    const rows = await api.db.selectFrom('photos').select('id').execute()
    return new Set(rows.map(({ id }) => id))
  }

  test('resumes are deleted after 30 days in the bin, with their versions and nothing else', async () => {
    const [live, binned] = [await create(), await create()]
    for (const id of [live, binned]) await save(id, 1, '')
    await person.call('binResume', { id: binned })
    api.time.now += binLifeMs - 1
    expect(await sweep()).toMatchObject({ resumes: 0, resume_versions: 0 })
    api.time.now += 1
    expect(await sweep()).toMatchObject({ resumes: 1 })
    const rows = await api.db.selectFrom('resumes').select('id').execute()
    expect(rows).toEqual([{ id: live }])
  })

  test('versions are deleted 30 days after they were replaced, however many', async () => {
    const id = await create()
    await save(id, 1, '')
    const one = await api.db.selectFrom('resume_versions').selectAll().executeTakeFirstOrThrow()
    const more = Array.from({ length: 130 }, (_, n) => ({ ...one, revision: -n }))
    await api.db.insertInto('resume_versions').values(more).execute()
    api.time.now += 1
    await save(id, 2, '')
    api.time.now += versionLifeMs - 1
    expect(await sweep()).toMatchObject({ resume_versions: 131, resumes: 0 })
    const rows = await api.db.selectFrom('resume_versions').select('revision').execute()
    expect(rows).toEqual([{ revision: 2 }])
  })

  test('a photo stays while a resume, a binned one or a version uses it', async () => {
    const unused = await upload()
    const [ofLive, ofBinned, ofVersion] = [await upload(), await upload(), await upload()]
    await create(ofLive)
    api.time.now += DAY_MS
    const binned = await create(ofBinned)
    const changed = await create(ofVersion)
    api.time.now += photoLifeMs - DAY_MS - 1
    await person.call('binResume', { id: binned })
    await save(changed, 1, '')

    expect(await sweep()).toMatchObject({ photos: 0 })
    api.time.now += 1
    expect(await sweep()).toMatchObject({ photos: 1 })
    expect(await photos()).toEqual(new Set([ofLive, ofBinned, ofVersion]))
    expect((await api.call('readPhoto', { id: unused })).code).not.toBe(0)
    for (const id of [ofLive, ofBinned, ofVersion])
      expect((await api.call('readPhoto', { id })).data).toEqual({ jpegBase64 })

    // The binned resume and the version have expired by now; each photo lived 30 days longer.
    for (let day = 0; day < 62; day++) {
      api.time.now += DAY_MS
      await sweep()
    }
    expect(await photos()).toEqual(new Set([ofLive]))
  })

  const withPictures = (pictures: string[]) => {
    const resume = createTestResume('林晓')
    const items = pictures.map((picture, i) => ({ ...emptyItem(`p${i}`), title: '作品', picture }))
    return { ...resume, sections: [{ ...emptySection('portfolio', 'p', 'p0'), items }] }
  }
  const createPictured = async (pictures: string[]) =>
    (await person.call('createResume', { resume: withPictures(pictures) })).data.id as string
  const savePictures = (id: string, revision: number, pictures: string[]) =>
    person.call('saveStoredResume', { id, revision, resume: withPictures(pictures) })

  test('a picture stays while a resume, a binned one, a copy or a version uses it', async () => {
    const unused = await upload()
    const [ofLive, later, ofBinned, ofVersion, ofCopy] = [
      await upload(),
      await upload(),
      await upload(),
      await upload(),
      await upload(),
    ]
    const live = await createPictured([ofLive])
    await savePictures(live, 1, [ofLive, later])
    const binned = await createPictured([ofBinned])
    const changed = await createPictured([ofVersion])
    const copied = await createPictured([ofCopy])
    await person.call('duplicateResume', { id: copied })
    api.time.now += photoLifeMs - 1
    await person.call('binResume', { id: binned })
    await person.call('binResume', { id: copied })
    await savePictures(changed, 1, [])
    api.time.now += 1
    expect(await sweep()).toMatchObject({ photos: 1 })
    expect(await photos()).toEqual(new Set([ofLive, later, ofBinned, ofVersion, ofCopy]))
    expect((await api.call('readPhoto', { id: unused })).code).not.toBe(0)
    // The binned resumes and the version expire; each picture lives 30 days longer.
    for (let day = 0; day < 62; day++) {
      api.time.now += DAY_MS
      await sweep()
    }
    expect(await photos()).toEqual(new Set([ofLive, later, ofCopy]))
  })

  test('a pinned version keeps its photo and pictures for years, until it is unpinned', async () => {
    const [photo, picture] = [await upload(), await upload()]
    const id = await createPictured([picture])
    await save(id, 1, photo)
    await save(id, 2, '')
    for (const revision of [1, 2]) await person.call('markResumeVersion', { id, revision, isPinned: true })
    const passDays = async (days: number) => {
      for (let day = 0; day < days; day++) {
        api.time.now += DAY_MS
        await sweep()
      }
    }
    await passDays(100)
    expect(await photos()).toEqual(new Set([photo, picture]))
    for (const revision of [1, 2]) await person.call('markResumeVersion', { id, revision, isPinned: false })
    await passDays(29)
    expect(await photos()).toEqual(new Set([photo, picture]))
    await passDays(33)
    expect(await photos()).toEqual(new Set())
  })

  test('the marks of a present content stay with it, however old it grows', async () => {
    const id = await create()
    await person.call('openShare', { id, hidden: [] })
    api.time.now += 2 * versionLifeMs
    expect(await sweep()).toMatchObject({ resume_versions: 0 })
    expect((await person.call('listResumeVersions', { id })).data).toMatchObject([{ reasons: ['share'] }])
  })

  test('a picture that comes back after years is kept, and one named by mistake holds nothing', async () => {
    const [a, b] = [await upload(), await upload()]
    const id = await createPictured([a])
    await savePictures(id, 1, [b])
    await savePictures(id, 2, [a, 'no-such-picture-anywhere'])
    for (let day = 0; day < 62; day++) {
      api.time.now += DAY_MS
      await sweep()
    }
    expect(await photos()).toEqual(new Set([a]))
    expect((await person.call('readStoredResume', { id })).code).toBe(0)
  })

  test('erasing an account lets go of its pictures', async () => {
    await createPictured([await upload()])
    await api.db.deleteFrom('users').where('id', '=', person.userId).execute()
    expect(await api.db.selectFrom('resume_pictures').select('photo_id').execute()).toEqual([])
    api.time.now += photoLifeMs
    expect(await sweep()).toMatchObject({ photos: 1 })
  })

  test('an expired photo in use can be read before the cleanup extends it', async () => {
    const [used, unused] = [await upload(), await upload()]
    await create(used)
    api.time.now += photoLifeMs + DAY_MS
    expect((await api.call('readPhoto', { id: unused })).code).not.toBe(0)
    expect((await api.call('readPhoto', { id: used })).data).toEqual({ jpegBase64 })
    expect(await sweep()).toMatchObject({ photos: 1 })
    expect(await photos()).toEqual(new Set([used]))
  })

  test('photos in use are extended even beyond one batch', async () => {
    const now = api.time.now
    const ids = Array.from({ length: 250 }, (_, n) => `photo-${n}`)
    const rows = ids.map((id) => ({ id, jpeg: Buffer.from('j'), created_at: 0, expires_at: now }))
    await api.db.insertInto('photos').values(rows).execute()
    for (const id of ids.slice(0, 120)) await create(id)
    expect(await sweep()).toMatchObject({ photos: 130 })
    expect(await photos()).toEqual(new Set(ids.slice(0, 120)))
  })

  test('erasing an account erases all of it', async () => {
    const id = await create()
    await save(id, 1, '')
    await api.db.deleteFrom('users').where('id', '=', person.userId).execute()
    expect(await api.db.selectFrom('resumes').select('id').execute()).toEqual([])
    expect(await api.db.selectFrom('resume_versions').select('revision').execute()).toEqual([])
  })
})
