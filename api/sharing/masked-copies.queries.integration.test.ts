import { beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../testing/databases'
import { createTestUser, type TestUser } from '../testing/test-person'
import { createTestResume, useTestApi } from '../testing/test-api'
import { findShareToMask, replaceStaleMaskedCopy, setMaskedCopy } from './masked-copies.queries'

const copy = (masked_revision: number) => ({
  masked_kinds: 'phone',
  masked: '{"a copy":true}',
  masked_revision,
  masked_by: 1,
})

describe.each(databases)('masked copies on $name', ({ empty }) => {
  let person: TestUser
  let id: string
  const api = useTestApi(empty)
  beforeEach(async () => {
    person = await createTestUser(api)
    id = (await person.call('createResume', { resume: createTestResume('林晓') })).data.id
  })
  const save = () => person.call('saveStoredResume', { id, revision: 1, resume: createTestResume('林晓晓') })
  const readCopy = async () =>
    (await api.db.selectFrom('resumes').select('masked').where('id', '=', id).executeTakeFirstOrThrow())
      .masked

  test('a copy is not written when a save came in between', async () => {
    const own = { id, userId: person.userId }
    await save()
    expect(await setMaskedCopy(api.db, own, 1, copy(1))).toBe(false)
    expect(await readCopy()).toBeNull()
    expect(await setMaskedCopy(api.db, own, 2, copy(2))).toBe(true)
  })

  test('a copy is not written for another user, nor for a resume in the bin', async () => {
    const other = await createTestUser(api)
    expect(await setMaskedCopy(api.db, { id, userId: other.userId }, 1, copy(1))).toBe(false)
    await person.call('binResume', { id })
    expect(await setMaskedCopy(api.db, { id, userId: person.userId }, 1, copy(1))).toBe(false)
    expect(await readCopy()).toBeNull()
  })

  test('the hourly run does not write a copy when a save or another choice of kinds came in between', async () => {
    await person.call('openShare', { id, hidden: ['phone'] })
    const before = await readCopy()
    const beforeSave = (await findShareToMask(api.db, id))!
    await save()
    const beforeChoice = (await findShareToMask(api.db, id))!
    const saved = await readCopy()
    expect(saved).not.toBe(before)
    expect(await replaceStaleMaskedCopy(api.db, beforeSave, copy(1))).toBe(false)
    expect(await readCopy()).toBe(saved)
    await person.call('openShare', { id, hidden: ['phone', 'email'] })
    const chosen = await readCopy()
    expect(await replaceStaleMaskedCopy(api.db, beforeChoice, copy(2))).toBe(false)
    expect(await readCopy()).toBe(chosen)
  })
})
