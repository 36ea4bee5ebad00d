import { expect, test } from 'vitest'
import type { PlanBenefits } from '#contract/billing/benefits'
import { fakeApiClient, failUnreachable } from '#tests/fake-api/fake-api-client'
import { loadUpgrade } from './load-upgrade.server'

const log = { warn: () => undefined }
const benefits = { plan: '200', benefits: { '1': 3, '2': 0 } } as unknown as PlanBenefits
const load = (search: string, api = fakeApiClient({ listProducts: () => [] })) =>
  loadUpgrade({ api, log, query: new URLSearchParams(search), benefits, planQuota: 'downloads' })

test('makes no call for an address without the upgrade', async () => {
  expect(await load('resume=r1', fakeApiClient({}))).toBeUndefined()
})

test('returns the plans as the user sees them, and the reason, for an address with the upgrade', async () => {
  const upgrade = await load('upgrade')
  expect(upgrade?.reason).toBe('downloadsUsedUp')
  expect(upgrade?.cards.map(({ plan, state }) => [plan, state])).toEqual([
    ['01', 'higherOwned'],
    ['200', 'renew'],
    ['300', 'get'],
  ])
  expect((await load('upgrade=resumes'))?.reason).toBe('resumes')
})

test('returns the default plans when the server is unreachable', async () => {
  expect((await load('upgrade', fakeApiClient({ listProducts: failUnreachable })))?.cards).toHaveLength(3)
})

test('returns unknown cards, not those of a user without a plan, when the benefits are unavailable', async () => {
  const upgrade = await loadUpgrade({
    api: fakeApiClient({ listProducts: () => [] }),
    log,
    query: new URLSearchParams('upgrade'),
    benefits: null,
    planQuota: 'downloads',
  })
  expect(upgrade?.cards.map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unknown'])
})
