import { describe, expect, test } from 'vitest'
import { fakeApiClient, failingWith } from '#tests/fake-api/fake-api-client'
import { ApiCodes } from '#contract/http/api-codes'
import { buildTemplate } from '#tests/fixtures/resume-builders'
import { loadGallery, type Viewer } from './gallery.server'

const catalogue = {
  listTemplates: () => ['classic', 'band', 'serif'].map((id) => buildTemplate(id)),
  listPositions: () => [],
  findProduct: failingWith(ApiCodes.notFound),
}
const guest = { benefits: null, isGuest: true }
const member = { benefits: null, isGuest: false }
const idsOf = ({ cards }: Awaited<ReturnType<typeof loadGallery>>) => cards.map(({ id }) => id)
const load = (address: string, viewer: Viewer, answers = {}) => {
  const api = fakeApiClient({ ...catalogue, listFavouriteTemplates: () => ['serif'], ...answers })
  return { api, view: loadGallery(api, new URLSearchParams(address), viewer) }
}

describe('favourites in the gallery', () => {
  test('of a member are those of the account', async () => {
    const view = await load('favourites=mine', member).view
    expect([idsOf(view), view.isOnFavourites, view.favourites]).toEqual([['serif'], true, ['serif']])
  })

  test('of a guest are those that the address names, as the device knows them', async () => {
    expect(idsOf(await load('favourites=band,gone', guest).view)).toEqual(['band'])
    expect(idsOf(await load('favourites=mine', guest).view)).toEqual([])
  })

  test('are not read for a page that is the same for all', async () => {
    const { api, view } = load('collection=all', member)
    expect([(await view).isOnFavourites, idsOf(await view)]).toEqual([false, ['classic', 'band', 'serif']])
    expect(api.calls.map(([call]) => call)).not.toContain('listFavouriteTemplates')
  })

  test('are none while the account cannot say', async () => {
    const view = await load('favourites=mine', member, {
      listFavouriteTemplates: failingWith(ApiCodes.providerUnavailable),
    }).view
    expect([idsOf(view), view.isOnFavourites]).toEqual([[], true])
  })
})

describe('a search without a dead end', () => {
  const near = { listTemplates: ({ q }: { q?: string }) => (q ? [] : catalogue.listTemplates()) }

  test('shows the nearest templates where none matches, and says so', async () => {
    const { api, view } = load('q=程序猿', guest, {
      ...near,
      suggestTemplates: () => [buildTemplate('band')],
    })
    expect([idsOf(await view), (await view).isNearest]).toEqual([['band'], true])
    expect(api.calls).toContainEqual(['suggestTemplates', { q: '程序猿' }])
  })

  test('shows those that pass most filters where none passes all', async () => {
    const { view } = load('columns=2&photo=with', guest)
    expect([idsOf(await view), (await view).isNearest]).toEqual([['classic', 'band', 'serif'], true])
  })

  test('takes nobody’s favourites for a search', async () => {
    const view = await load('favourites=mine', guest).view
    expect([idsOf(view), view.isNearest]).toEqual([[], false])
  })
})

test('the gallery begins with the lead of each group; a page stands for one group, and a group left with too few is left out', async () => {
  const inRows = (id: string, collections: ('public-sector' | 'form' | 'photo')[]) => ({
    ...buildTemplate(id),
    collections,
  })
  const listTemplates = () => [
    inRows('government', ['public-sector', 'form']),
    inRows('state-owned', ['public-sector', 'form', 'photo']),
    inRows('veteran', ['public-sector']),
    ...['band', 'lawyer', 'mosaic'].map((id) => inRows(id, ['photo'])),
  ]
  const { front, cards } = await load('', guest, { listTemplates }).view
  expect(front?.picks.map(({ id }) => id)).toEqual(['government', 'band'])
  expect(front?.groups).toEqual([
    { collection: 'public-sector', count: 3, pages: ['government', 'state-owned', 'veteran'] },
    { collection: 'photo', count: 4, pages: ['band', 'lawyer', 'mosaic'] },
  ])
  expect(cards).toEqual([])
})

test('on an English page the templates with English samples come first', async () => {
  const inGroup = (id: string, collection: 'campus-season' | 'english') => ({
    ...buildTemplate(id),
    collections: [collection],
  })
  const listTemplates = () => [inGroup('campus', 'campus-season'), inGroup('harvard', 'english')]
  const groupsFor = async (language: 'zh' | 'en') => {
    const { front } = await load('', { ...guest, language }, { listTemplates }).view
    return front?.groups.map(({ collection }) => collection)
  }
  expect(await groupsFor('zh')).toEqual(['campus-season', 'english'])
  expect(await groupsFor('en')).toEqual(['english', 'campus-season'])
})
