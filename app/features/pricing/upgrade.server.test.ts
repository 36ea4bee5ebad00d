import { expect, test } from 'vitest'
import type { PlanBenefits } from '#contract/benefits'
import { fakeUpstream, unreachable } from '#tests/builders'
import { loadUpgrade } from './upgrade.server'

const log = { warn: () => undefined }
const benefits = { plan: '200', benefits: { '1': 3, '2': 0 } } as unknown as PlanBenefits
const load = (search: string, upstream = fakeUpstream({ listProducts: () => [] })) =>
  loadUpgrade({ upstream, log, query: new URLSearchParams(search), benefits, usual: 'downloads' })

test('an address that does not ask for the upgrade costs no call', async () => {
  expect(await load('resume=r1', fakeUpstream({}))).toBeUndefined()
})

test('an address that asks for it shows the plans as this person sees them, and why', async () => {
  const upgrade = await load('upgrade')
  expect(upgrade?.why).toBe('downloadsUsedUp')
  expect(upgrade?.cards.map(({ plan, state }) => [plan, state])).toEqual([
    ['01', 'higherOwned'],
    ['200', 'renew'],
    ['300', 'get'],
  ])
  expect((await load('upgrade=resumes'))?.why).toBe('resumes')
})

test('without an answer of the server the plans stand with their defaults', async () => {
  expect((await load('upgrade', fakeUpstream({ listProducts: unreachable })))?.cards).toHaveLength(3)
})

test('a member whose plan cannot be had is not shown as somebody without one', async () => {
  const upgrade = await loadUpgrade({
    upstream: fakeUpstream({ listProducts: () => [] }),
    log,
    query: new URLSearchParams('upgrade'),
    benefits: null,
    usual: 'downloads',
  })
  expect(upgrade?.cards.map(({ state }) => state)).toEqual(['unknown', 'unknown', 'unknown'])
})
