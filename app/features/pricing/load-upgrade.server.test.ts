import { expect, test } from 'vitest'
import type { PlanBenefits } from '#contract/billing/benefits'
import { fakeApiClient, failUnreachable } from '#tests/fakes/fake-api-client'
import { loadUpgrade } from './load-upgrade.server'

const log = { warn: () => undefined }
const benefits = { plan: '200', benefits: { '1': 3, '2': 0 } } as unknown as PlanBenefits
const load = (search: string, api = fakeApiClient({ listProducts: () => [] })) =>
  loadUpgrade({ api, log, query: new URLSearchParams(search), benefits, planQuota: 'downloads' })

test('an address that does not ask for the upgrade costs no call', async () => {
  expect(await load('resume=r1', fakeApiClient({}))).toBeUndefined()
})

test('an address that asks for it shows the plans as this person sees them, and why', async () => {
  const upgrade = await load('upgrade')
  expect(upgrade?.reason).toBe('downloadsUsedUp')
  expect(upgrade?.cards.map(({ plan, state }) => [plan, state])).toEqual([
    ['01', 'higherOwned'],
    ['200', 'renew'],
    ['300', 'get'],
  ])
  expect((await load('upgrade=resumes'))?.reason).toBe('resumes')
})

test('without an answer of the server the plans stand with their defaults', async () => {
  expect((await load('upgrade', fakeApiClient({ listProducts: failUnreachable })))?.cards).toHaveLength(3)
})

test('a member whose plan cannot be had is not shown as somebody without one', async () => {
  const upgrade = await loadUpgrade({
    api: fakeApiClient({ listProducts: () => [] }),
    log,
    query: new URLSearchParams('upgrade'),
    benefits: null,
    planQuota: 'downloads',
  })
  expect(upgrade?.cards.map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unknown'])
})
