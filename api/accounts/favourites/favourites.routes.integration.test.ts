import { beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases'
import { useTestApi } from '../../testing/test-api'
import { mergeAccounts } from '../users/merge-accounts'
import { addFavourites, listFavourites } from './favourites.queries'

describe.each(databases)('favourite templates on $name', ({ empty }) => {
  const api = useTestApi(empty)
  let token: string
  beforeEach(async () => {
    await api.db.deleteFrom('users').execute()
    token = await api.logIn('13800138000')
  })
  const change = async (input: { add?: string[]; remove?: string[] }, of = token) =>
    (await api.call('changeFavouriteTemplates', input, { token: of })).data
  const uidOf = async (of: string) => (await api.call('readProfile', {}, { token: of })).data.uid

  test('are kept once each, and taken away again', async () => {
    expect(await change({ add: ['classic', 'classic'] })).toEqual(['classic'])
    expect(await change({ add: ['classic'] })).toEqual(['classic'])
    expect((await api.call('listFavouriteTemplates', {}, { token })).data).toEqual(['classic'])
    expect(await change({ remove: ['classic'] })).toEqual([])
  })

  test('leave out a template that does not exist', async () => {
    expect(await change({ add: ['gone-by-now', 'classic'] })).toEqual(['classic'])
  })

  test('belong to one user alone', async () => {
    await change({ add: ['classic'] })
    const other = await api.logIn('13900139000')
    expect((await api.call('listFavouriteTemplates', {}, { token: other })).data).toEqual([])
    expect(await change({ remove: ['classic'] }, other)).toEqual([])
    expect((await api.call('listFavouriteTemplates', {}, { token })).data).toEqual(['classic'])
  })

  test('of two accounts are there once when the accounts are merged', async () => {
    const [into, from] = [await uidOf(token), await uidOf(await api.logIn('13900139000'))]
    await addFavourites(api.db, into, ['classic'], 5)
    await addFavourites(api.db, from, ['classic', 'band'], 7)
    await api.db.transaction().execute((trx) => mergeAccounts(trx, { from, into, now: api.time.now }))
    expect(await listFavourites(api.db, into)).toEqual(['band', 'classic'])
  })

  test('go with their account', async () => {
    await change({ add: ['classic'] })
    await api.db.deleteFrom('users').execute()
    expect(await api.db.selectFrom('favourite_templates').selectAll().execute()).toEqual([])
  })
})
