import { ApiCodes } from '#contract/http/api-codes'
import { beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases'
import { createTestUser, type TestUser } from '../../testing/test-person'
import { useTestApi } from '../../testing/test-api'

describe.each(databases)('the owner of an invite link on $name', ({ empty }) => {
  const api = useTestApi(empty)
  let inviter: TestUser
  let inviteCode: string
  const nameRead = async () => (await api.call('readInviter', { inviteCode })).data
  beforeEach(async () => {
    inviter = await createTestUser(api)
    inviteCode = (await inviter.call('readInvitations', {})).data.inviteCode as string
    await inviter.call('renameUser', { nickname: '张晓雨' })
  })

  test('is named to invited friends with a masked name, until the owner chooses otherwise', async () => {
    expect(await nameRead()).toEqual({ name: '张*' })
    await inviter.call('chooseInviterName', { choice: 'full' })
    expect(await nameRead()).toEqual({ name: '张晓雨' })
    expect((await inviter.call('readInvitations', {})).data).toMatchObject({
      nameChoice: 'full',
      shownName: '张晓雨',
    })
    await inviter.call('chooseInviterName', { choice: 'none' })
    expect(await nameRead()).toEqual({ name: '' })
  })

  test('is found by the code in any case, and an unknown code finds nobody', async () => {
    const lowerCase = ` ${inviteCode.toLowerCase()} `
    expect((await api.call('readInviter', { inviteCode: lowerCase })).data).toEqual({ name: '张*' })
    for (const unknown of ['ZZZZZZ', '', "' or 1=1 --"])
      expect((await api.call('readInviter', { inviteCode: unknown })).code).toBe(ApiCodes.notFound)
  })
})
